import { plainText } from './plain-text.ts'

/** The first `limit` characters (code points, so that none is cut in half), `…` when something was cut. */
export function shorten(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : text
}

/** From their first sign on: tried at each, a long row of them would be read through again and again. */
const hangingSigns = /(?<![\s,.;:–—-])[\s,.;:–—-]+$/u

/** The first words of a text, without a comma or full stop that would hang at their end. */
export function firstWords(text: string, count: number): string {
  const words = plainText(text).split(/\s/).slice(0, count)
  return words.join(' ').replace(hangingSigns, '')
}
