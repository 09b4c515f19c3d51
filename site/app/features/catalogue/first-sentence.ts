import type { Locale } from '@niaga/contract/locale'
import { sentenceEnds } from '../../ui/text/whole-sentences.ts'

/** A shorter sentence, such as an abbreviation with a point, does not describe a thing. */
const minSentence = 20
/** Number of characters searched for the end of the sentence. */
const longestSentence = 1000

/** Splits a description into its first sentence and the remaining paragraphs. */
export function splitFirstSentence(
  paragraphs: readonly string[],
  locale: Locale,
): { sentence: string; rest: string[] } {
  const [first = '', ...others] = paragraphs
  const ends = sentenceEnds(first.slice(0, longestSentence), locale)
  const isLong = (end: number) => first.slice(0, end).trim().length >= minSentence
  const end = ends.find(isLong) ?? ends.at(-1) ?? 0
  const left = first.slice(end).trim()
  return {
    sentence: first.slice(0, end).trim(),
    rest: left === '' ? others : [left, ...others],
  }
}
