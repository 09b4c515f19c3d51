import { localeEntries } from '../../../../i18n/locale-registry.ts'
import { getTerms } from '../../../../words/get-terms.ts'
import { getWords, isFigure, type Word } from '../../../../words/split-words.ts'
import { basisName, checkMark, limitName, tenderName } from './check-names.ts'
import type { Direction, LimitField } from './limit-fields.ts'

/** An address holds no more; the form cuts what is longer. */
export const longestTender = 1200

/** Spellings of tenders, each as the words of a grade's row. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // List numbers and test methods contain figures that are not limits.
  [/^\s*(?:\d{1,2}[.)]|\p{P})\s+/u, ''],
  [/\b(?:ASTM|ISO|SNI|GB\/T)[ -]?[A-Z]{0,2}[ -]?[\d-]{2,12}/gi, ' '],
  [/\bgross as received\b|\bGCV ?\(?(?:ARB?|as received)\b/gi, ' calorific value GAR '],
  [/\bnet as received\b|\bNCV\b(?: ?\(?(?:ARB?|NAR|as received)\b)?/gi, ' calorific value NAR '],
  [/\bas received\b|\bAR\b/gi, ' ARB '],
  [/\bair[ -]dried\b/gi, ' ADB '],
  [/\bG?CV\b/g, ' calorific value '],
  [/\bTM\b/g, ' total moisture '],
  [/\bIM\b/g, ' inherent moisture '],
  [/\bTS\b/g, ' total sulfur '],
  [/\b([GN]AR)\b/g, ' calorific value $1 '],
  [/\binitial deformation\b/gi, ' IDT '],
  [/\b0 ?[-–] ?(?=\d+ ?mm\b)/gi, ' max '],
]

const directionWords: readonly (readonly [Direction, RegExp])[] = [
  [
    'least',
    /\b(?:min|minimum|minimal)\b|\b(?:at least|not less than|above|over|tidak kurang dari|di atas)\b|\bpaling (?:rendah|sedikit)\b|[>≥]=?/gi,
  ],
  [
    'most',
    /\b(?:max|maks|maximum|maksimum|maksimal)\b|\b(?:at most|not more than|up to|below|under|(?<!not )less than|tidak lebih dari|hingga|di bawah)\b|\bpaling (?:tinggi|banyak)\b|[<≤]=?/gi,
  ],
]

const typicalWord = /^(?:typ|tipikal)/
const rejectionWord = /^(?:rej|tolak)/

const knownBases = ['gar', 'nar', 'adb', 'arb', 'db', 'daf']

/** Words around a limit that name nothing. */
const fillers = new Set(
  'basis value content level temperature batas nilai kadar suhu limit'.split(' '),
)

/**
 * Fills the fields of a check with the limits in lines of a tender, such as `TM max 36 % ARB` or `Ash 9% typ / 12% rej`. A
 * line is only read if all its words belong to one parameter, its direction and basis are clear, and nothing in it is left
 * over; of a typical figure and a rejection limit the limit counts.
 *
 * @returns the address with these fields, and the lines that were not read, unchanged
 */
export function readTender(
  fields: readonly LimitField[],
  search: URLSearchParams,
): { filled: URLSearchParams; unread: string[] } {
  const text = search.get(tenderName) ?? ''
  if (text.trim() === '') return { filled: search, unread: [] }
  const filled = new URLSearchParams(search)
  filled.set(checkMark, '1')
  const parameters = fields.map(getParameter)
  const readSlugs = new Set<string>()
  const unread = text
    .slice(0, longestTender)
    .toWellFormed()
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .filter((line, index, lines) => {
      const isCut = text.length >= longestTender && index === lines.length - 1
      const limit = isCut ? null : readLine(parameters, line)
      if (!limit || readSlugs.has(limit.slug)) return true
      readSlugs.add(limit.slug)
      filled.set(limitName(limit.slug), limit.figure)
      filled.set(basisName(limit.slug), limit.basis)
      return false
    })
  return { filled, unread }
}

/** A field with the terms of each word of its name, in every language, and of its unit. */
type Parameter = { field: LimitField; names: string[][][]; vocabulary: Set<string> }

function getParameter(field: LimitField): Parameter {
  const names = field.names.map((name) => getWords(name).map(({ text }) => allTerms(text)))
  const units = getWords(field.unit).flatMap(({ text }) => allTerms(text))
  return { field, names, vocabulary: new Set([...names.flat(2), ...units]) }
}

/** Returns the terms of a word in every language, because a tender may be in another than the page. */
function allTerms(word: string): string[] {
  return localeEntries.flatMap(({ code }) => getTerms(word, code))
}

function readLine(parameters: readonly Parameter[], line: string) {
  let rest = spellings.reduce((text, [spelling, words]) => text.replace(spelling, words), line)
  const directions = directionWords.flatMap(([direction, words]) => {
    const isNamed = rest.search(words) >= 0
    rest = rest.replace(words, ' ')
    return isNamed ? direction : []
  })
  const words = getWords(rest)
  const labels = words.filter(({ text }) => typicalWord.test(text) || rejectionWord.test(text))
  const isLimit = labels.some(({ text }) => rejectionWord.test(text))
  const figures = words.filter(({ text }) => isFigure(text))
  const { start = 0, end = 0 } = figures[getPlace(figures, labels)] ?? {}
  // A word such as `50mm` is a figure with its unit; after a sign, as in `.5`, it is only a part of a figure.
  const [figure] = /\p{Nd}[\p{Nd}.,]*/u.exec(rest.slice(start, end)) ?? []
  if (figure === undefined || /[-−±.,]$/.test(rest.slice(0, start))) return null
  // A cargo is rejected beyond its limit, so a sign before that one says nothing of the direction.
  const [direction, other] = directions
  if (!isLimit && (!direction || other || labels.length > 0)) return null
  const bases = words.flatMap(({ text }) => knownBases.find((basis) => basis === text) ?? [])
  const names = words.filter((word) => ![...labels, ...figures].includes(word))
  const terms = names.flatMap(({ text }) =>
    knownBases.includes(text) || fillers.has(text) ? [] : [allTerms(text)],
  )
  const [best, next] = parameters
    .filter(({ field }) => isLimit || field.direction === direction)
    .filter(({ field }) => field.unit.includes('%') || !rest.includes('%'))
    .flatMap(({ field, ...words }) => {
      const basis = getBasis(field, bases)
      const share = basis === null ? 0 : getShare(words, terms)
      return basis !== null && share > 0 ? { slug: field.slug, basis, share } : []
    })
    .sort((one, two) => two.share - one.share)
  return best && best.share !== next?.share ? { ...best, figure } : null
}

/**
 * Returns the place of the figure that is the limit, -1 if that is unclear: each of several figures needs its label, or the
 * last one stands after the word of rejection.
 */
function getPlace(figures: readonly Word[], labels: readonly Word[]): number {
  const rejection = labels.findIndex(({ text }) => rejectionWord.test(text))
  if (figures.length < 2) return figures.length - 1
  if (labels.length === figures.length) return rejection
  const [before, after] = figures
  const { start = 0 } = labels[rejection] ?? {}
  const isBetween =
    figures.length === 2 && before && after && before.end <= start && start < after.start
  return isBetween && labels.length === 1 ? 1 : -1
}

/** Returns the basis that a line means for a parameter: the one named, or the only one; `null` if it is unclear. */
function getBasis({ bases }: LimitField, mentions: readonly string[]): string | null {
  const [basis, other] = new Set(mentions.map((name) => name.toUpperCase()))
  if (basis === undefined) return bases.length < 2 ? (bases[0] ?? '') : null
  return other === undefined && bases.includes(basis) ? basis : null
}

/** Returns the largest share of a parameter's name that is among the words; 0 if a word belongs to something else. */
function getShare(
  { names, vocabulary }: Omit<Parameter, 'field'>,
  words: readonly string[][],
): number {
  if (words.some((terms) => terms.length > 0 && !terms.some((term) => vocabulary.has(term))))
    return 0
  const said = new Set(words.flat())
  const isSaid = (terms: readonly string[]) => terms.some((term) => said.has(term))
  return Math.max(...names.map((parts) => parts.filter(isSaid).length / (parts.length || 1)))
}
