import type english from '../../../messages/en.json'

type AdminTexts = typeof english

/** Returns the admin's texts (`messages/`) in the language of its user, with Payload's own beside them. */
export function adminTexts({ translations }: { translations: object }): AdminTexts {
  return translations as AdminTexts
}
