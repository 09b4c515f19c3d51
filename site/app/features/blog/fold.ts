const marks = /\p{M}+/gu

/** A text as the search compares it: without case, accents, raised or lowered figures, or repeated spaces. */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // Ordering stacked marks takes time with the square of their number, so they go first.
      .replace(marks, '')
      .normalize('NFKD')
      .replace(marks, '')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}
