import type { Locale } from '@niaga/contract/locale'
import { sentenceEnds } from '../../ui/text/whole-sentences.ts'

/** A sentence shorter than this, such as an abbreviation with a point, does not say what a thing is. */
const leastSentence = 20
/** What is read to find its end, in characters. */
const longestSentence = 1000

/** The first sentence of a description, and the paragraphs without it. */
export function splitFirstSentence(
  paragraphs: readonly string[],
  locale: Locale,
): { sentence: string; rest: string[] } {
  const [first = '', ...others] = paragraphs
  const ends = sentenceEnds(first.slice(0, longestSentence), locale)
  const isLong = (end: number) => first.slice(0, end).trim().length >= leastSentence
  const end = ends.find(isLong) ?? ends.at(-1) ?? 0
  const left = first.slice(end).trim()
  return {
    sentence: first.slice(0, end).trim(),
    rest: left === '' ? others : [left, ...others],
  }
}
