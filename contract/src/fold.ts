const combiningMarks = /\p{M}+/gu

/** A text as a search for titles compares it, of a site or of a host (`q`): without case, accents, superscript or subscript figures, and repeated spaces. */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // Normalising many combining combiningMarks takes quadratic time, so they are removed before.
      .replace(combiningMarks, '')
      .normalize('NFKD')
      .replace(combiningMarks, '')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}
