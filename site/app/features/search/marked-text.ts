import type { Locale } from '@niaga/contract/locale'
import { shortenAtWord } from '../../ui/text/shorten.ts'
import { termsOf } from './words/terms-of.ts'
import { type Word, wordsOf } from './words/words-of.ts'

/** A text in pieces: the first, third and so on are plain, those between are what was searched for. */
export type MarkedText = string[]

/** Of a text that was found, in characters: two lines. */
const excerptLength = 170
/** What stands before the found word in a long sentence, in characters. */
const leadLength = 60
/** Sentences in which the found word is looked for: those of the longest text. */
const mostSentences = 400

/** A text with the words by which it was found marked. */
export function markedText(text: string, terms: ReadonlySet<string>, locale: Locale): MarkedText {
  const pieces: MarkedText = []
  let end = 0
  for (const word of foundWords(text, terms, locale)) {
    // A figure and its unit, or a word in two parts, stand at one place.
    if (word.start < end) continue
    pieces.push(text.slice(end, word.start), text.slice(word.start, word.end))
    end = word.end
  }
  return [...pieces, text.slice(end)]
}

/** The part of a text in which a word was found, from the beginning of its sentence, or else the beginning of the text. */
export function excerptOf(text: string, terms: ReadonlySet<string>, locale: Locale): string {
  const sentences = text.split(/(?<=[.!?·]) /)
  const at = sentences
    .slice(0, mostSentences)
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

/** A list of facts may be cut after one of them. */
function withoutSign(text: string): string {
  return text.endsWith(' ·') ? text.slice(0, -2) : text
}

function foundWords(text: string, terms: ReadonlySet<string>, locale: Locale): Word[] {
  return wordsOf(text).filter((word) => termsOf(word.text, locale).some((term) => terms.has(term)))
}
