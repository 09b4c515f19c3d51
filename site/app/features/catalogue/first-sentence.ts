import type { Locale } from '@niaga/contract/locale'
import { localeEntries } from '../../i18n/locale-registry.ts'

/** A sentence shorter than this, such as an abbreviation with a point, does not say what a thing is. */
const leastSentence = 20
/** What is read to find its end, in characters. */
const longestSentence = 1000

/** Created once, because creating one takes long. */
const bySentence = new Map(
  localeEntries.map(({ code }) => [code, new Intl.Segmenter(code, { granularity: 'sentence' })]),
)

/** The first sentence of a description, and the paragraphs without it. */
export function splitFirstSentence(
  paragraphs: readonly string[],
  locale: Locale,
): { sentence: string; rest: string[] } {
  const [first = '', ...others] = paragraphs
  const segments = bySentence.get(locale)?.segment(first.slice(0, longestSentence)) ?? []
  let end = 0
  for (const { segment } of segments) {
    end += segment.length
    if (first.slice(0, end).trim().length >= leastSentence) break
  }
  const left = first.slice(end).trim()
  return {
    sentence: first.slice(0, end).trim(),
    rest: left === '' ? others : [left, ...others],
  }
}
