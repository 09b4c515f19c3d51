/** Marks in the `custom` part of a field. */

/** The field contains an address of a page of the site or of another site. */
export const isAddressField = 'isAddress'

/** The field is filled in only where a language differs, so it never counts as untranslated. */
export const sameInEveryLanguage = 'sameInEveryLanguage'
