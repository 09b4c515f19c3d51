import type { Locale } from '@niaga/contract/locale'
import { localeEntries } from '../../i18n/locale-registry.ts'
import { shortenAtWord } from './shorten.ts'

/** Created once, because creation is slow. */
const bySentence = new Map(
  localeEntries.map(({ code }) => [code, new Intl.Segmenter(code, { granularity: 'sentence' })]),
)

/** Abbreviations that do not end a sentence; other short words may end a sentence. */
const abbreviation = /(?:^|\s)(?:no|jl|dr|ir|st|vs|mr|ms|kav|gd)\.\s*$/i

/** Returns the ends of the sentences in a text, as offsets. */
export function sentenceEnds(text: string, locale: Locale): number[] {
  const segments = bySentence.get(locale)?.segment(text) ?? []
  const ends: number[] = []
  let end = 0
  for (const { segment } of segments) {
    end += segment.length
    if (end === text.length || !abbreviation.test(segment.slice(-6))) ends.push(end)
  }
  return ends
}

/**
 * Returns the whole sentences within the first `limit` characters; if the first sentence is longer, its whole words and
 * `…`.
 */
export function wholeSentences(text: string, limit: number, locale: Locale): string {
  if (text.length <= limit) return text
  // Includes the next character, which distinguishes the end of a sentence from a point within a number.
  const start = text.slice(0, limit + 1)
  const parts = sentenceEnds(start, locale).map((end) => start.slice(0, end).trim())
  const whole = parts.findLast((part) => part.length <= limit && sentenceEnd.test(part))
  return whole ?? shortenAtWord(text, limit)
}

const sentenceEnd = /[.!?…]["'”’)]?$/u
