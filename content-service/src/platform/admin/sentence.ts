import type { PayloadRequest } from 'payload'
import type { Label } from './labels.ts'

/** Returns a sentence in the language of the editor's admin. */
export function sentenceFor({ i18n }: Pick<PayloadRequest, 'i18n'>, sentences: Label): string {
  return sentences[i18n?.language === 'en' ? 'en' : 'id']
}
