import type { Locale } from '@niaga/contract/locale'
import { shortenAtWord } from '../../ui/text/shorten.ts'
import { getTerms } from '../../words/get-terms.ts'
import { getWords, type Word } from '../../words/split-words.ts'

/** A text in pieces: odd pieces are plain, even pieces match the search. */
export type MarkedText = string[]

/** Length of a result's excerpt, in characters: two lines. */
const excerptLength = 170
/** Length of the text before the match in a long sentence, in characters. */
const leadLength = 60
/** Maximum of sentences searched for the match: the number in the longest text. */
const maxSentences = 400

/** Returns a text with the matching words marked. */
export function markedText(text: string, terms: ReadonlySet<string>, locale: Locale): MarkedText {
  const pieces: MarkedText = []
  let end = 0
  for (const word of foundWords(text, terms, locale)) {
    // A number and its unit, or a word in two parts, have the same position.
    if (word.start < end) continue
    pieces.push(text.slice(end, word.start), text.slice(word.start, word.end))
    end = word.end
  }
  return [...pieces, text.slice(end)]
}

/** Returns the part of a text with a match, from the beginning of its sentence, or else the beginning of the text. */
export function getExcerpt(text: string, terms: ReadonlySet<string>, locale: Locale): string {
  const sentences = text.split(/(?<=[.!?;]) /)
  const at = sentences
    .slice(0, maxSentences)
    .findIndex((sentence) => foundWords(sentence, terms, locale).length > 0)
  if (at < 0) return shortenAtWord(text.slice(0, 4 * excerptLength), excerptLength)
  const [first = ''] = foundWords(sentences[at] ?? '', terms, locale)
  const rest = sentences.slice(at, at + 8).join(' ')
  const start =
    typeof first === 'object' && first.start > excerptLength - leadLength ? first.start : 0
  if (start === 0) return withoutSign(shortenAtWord(rest, excerptLength))
  const lead = rest.lastIndexOf(' ', start - leadLength) + 1
  return `…${withoutSign(shortenAtWord(rest.slice(lead), excerptLength))}`
}

/** Removes a trailing separator, because a list of facts may be cut after any of them. */
function withoutSign(text: string): string {
  return text.endsWith(';') ? text.slice(0, -1) : text
}

function foundWords(text: string, terms: ReadonlySet<string>, locale: Locale): Word[] {
  return getWords(text).filter((word) =>
    getTerms(word.text, locale).some((term) => terms.has(term)),
  )
}
