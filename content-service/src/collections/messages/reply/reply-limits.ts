/** A subject beyond this is cut off by every mail program. */
export const maxSubjectLength = 200

/** Ten pages; a longer answer is a document to attach. */
export const maxTextLength = 20_000

export const maxAttachments = 10

/** Most mail servers take 20 to 25 MB, and an attachment grows by a third on its way. */
export const maxAttachedBytes = 15_000_000

/** More answers to one enquiry than any has; a loop of a client ends here. */
export const maxReplies = 200
