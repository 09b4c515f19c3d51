const combiningMarks = /\p{M}+/gu

/**
 * Normalises a text for title searches of a site or a host (`q`): without case, accents, superscript or subscript digits,
 * and repeated spaces.
 */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // Removed before normalisation, which takes quadratic time for many combining marks.
      .replace(combiningMarks, '')
      .normalize('NFKD')
      .replace(combiningMarks, '')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}
