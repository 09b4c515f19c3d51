/** Parameter that distinguishes the address of a submitted form from a link; its value is always `1`. */
export const sentMark = 'hitung'

/** A longer text is not a number; the browser limits the field to this length. */
export const longestTyped = 24

/**
 * Valid text of a field. The page cache ignores anything else, so the browser must too, or it would show a different page
 * from the server.
 */
export const typedForm = /^[^\p{Cc}\p{Cf}\p{Cs}]{1,24}$/u
