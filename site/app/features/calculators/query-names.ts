/** By which an address of a form that was sent is told from a link; its value is always `1`. */
export const sentMark = 'hitung'

/** Longer is no number; a browser does not let more be typed. */
export const longestTyped = 24

/**
 * What may have been typed into a field. The page cache leaves out anything else, so a browser must too, or it would show
 * another page than the server.
 */
export const typedForm = /^[^\p{Cc}\p{Cf}\p{Cs}]{1,24}$/u
