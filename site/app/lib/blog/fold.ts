/** A text as the search compares it: without case, accents, raised or lowered figures, or repeated spaces. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}
