/** Every mail program truncates a longer subject. */
export const maxSubjectLength = 200

/** A price with its unit, basis and place. */
export const maxPriceLength = 200

/** Ten pages; a longer answer should be an attached document. */
export const maxTextLength = 20_000

export const maxAttachments = 10

/** Most mail servers accept 20 to 25 MB, and encoding enlarges an attachment by a third. */
export const maxAttachedBytes = 15_000_000
