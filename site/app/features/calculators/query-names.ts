/** The names of a calculator's fields in an address, and what tells a sent form from a link. */
export const sentMark = 'hitung'

/** Longer is no number; a browser does not let more be typed. */
export const longestTyped = 24
