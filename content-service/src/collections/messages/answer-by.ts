import { answerTime } from '@niaga/contract/answer-time'
import { defaultLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { presentHolidays, presentOffices } from '../company-settings/present-company.ts'
import { readLocalizedGlobal } from '../content/localized-global.ts'

/**
 * Returns the promised time of an answer, by the public opening hours of the head office and the holidays.
 *
 * @returns `null` if no opening hours are stored
 */
export async function getAnswerBy(payload: Payload, received: Date): Promise<string | null> {
  const settings = await readLocalizedGlobal(payload, 'company-settings')
  const [office] = presentOffices(settings, defaultLocale)
  const holidays = presentHolidays(settings, defaultLocale).map(({ day }) => day)
  const time = office ? answerTime(office, holidays, received.getTime()) : null
  return time === null ? null : new Date(time).toISOString()
}
