import { plainText } from './plain-text.ts'

/** Returns the first `limit` characters (code points, so no character is cut in half), with `…` if the text was cut. */
export function shorten(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text
}

/** Only matches from the first of several: an attempt at each would take quadratic time. */
const hangingSigns = /(?<![\s,.;:–—-])[\s,.;:–—-]+$/u

/**
 * Returns the whole words within the first `limit` characters, with `…` if the text was cut. A single long word is cut,
 * but not inside a character reference.
 */
export function shortenAtWord(text: string, limit: number): string {
  const characters = Array.from(text)
  if (characters.length <= limit) return text
  const start = characters.slice(0, limit).join('')
  const endsAtWord = /\s/.test(characters[limit] ?? '')
  const words = endsAtWord ? start : start.replace(/(?<!\s)\s+\S*$|&[#\w]*$/u, '')
  return `${withoutHangingSigns(words)}…`
}

/** Returns the first words of a text, without a trailing comma or full stop. */
export function firstWords(text: string, count: number): string {
  const words = plainText(text).split(/\s/).slice(0, count)
  return withoutHangingSigns(words.join(' '))
}

function withoutHangingSigns(text: string): string {
  return text.replace(hangingSigns, '')
}
