import { answerTime } from '@niaga/contract/answer-time'
import { defaultLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { presentOffices } from '../company-settings/present-company.ts'
import { readLocalizedGlobal } from '../content/localized-global.ts'

/**
 * When an answer is promised, by the opening hours of the head office as visitors see them.
 *
 * @returns `null` if they are not known
 */
export async function answerByOf(payload: Payload, received: Date): Promise<string | null> {
  const settings = await readLocalizedGlobal(payload, 'company-settings')
  const [office] = presentOffices(settings, defaultLocale)
  const time = office ? answerTime(office, [], received.getTime()) : null
  return time === null ? null : new Date(time).toISOString()
}
