import { inLocale, type Locale, type Localized } from '@niaga/contract/locale'
import { getIndonesianStems } from './indonesian-stems.ts'
import { groupTerm } from './same-meaning.ts'
import { isFigure } from './split-words.ts'
import { getEnglishStem } from './stem-english.ts'

/** Words that every text contains. */
const stopWords: Localized<ReadonlySet<string>> = {
  id: new Set(
    'dan atau yang di ke dari untuk dengan pada dalam ini itu the of for and in'.split(' '),
  ),
  en: new Set('a an and are as at by for from in is it of on or the to with'.split(' ')),
}

const stemsIn = {
  id: getIndonesianStems,
  en: (word: string) => [getEnglishStem(word)].flatMap((stem) => stem ?? []),
} satisfies Localized<(word: string) => string[]>

/**
 * Returns the index terms of a word: the word itself, its stems and its group. Empty for a stop word.
 *
 * @param word of `getWords`
 * @param locale the language of the text
 */
export function getTerms(word: string, locale: Locale): string[] {
  if (inLocale(stopWords, locale).has(word)) return []
  if (isFigure(word)) return [word]
  const stems = inLocale(stemsIn, locale)(word)
  const groups = [word, ...stems].flatMap((term) => groupTerm(term) ?? [])
  return [...new Set([word, ...stems, ...groups])]
}
