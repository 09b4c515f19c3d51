import type { PayloadRequest } from 'payload'
import { adminLanguage } from '../admin-kit/admin-texts.ts'
import type { Label } from './labels.ts'

/** Returns a sentence in the language of the editor's admin. */
export function sentenceFor({ i18n }: Pick<PayloadRequest, 'i18n'>, sentences: Label): string {
  return sentences[adminLanguage(i18n?.language ?? 'id')]
}
