const marks = /\p{M}+/gu

/** A text as the search compares it: without case, accents, raised or lowered figures, or repeated spaces. */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // Putting the marks of a tower in order takes longer with the square of its height; those of letters are left.
      .replace(marks, '')
      .normalize('NFKD')
      .replace(marks, '')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}
