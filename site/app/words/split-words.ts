import { fold } from '@niaga/contract/fold'
import { readFigure } from '@niaga/contract/read-figure'

/** A word or number as indexed; `start` and `end` are its position in the text, in UTF-16 units. */
export type Word = { text: string; start: number; end: number }

/** Longer words are cut, so nobody can use them to slow down the index or a query. */
const longestWord = 40
/** No number has more digits and separators; a longer chain is split there. */
const longestFigure = 20

/** Words written together or apart. */
const joined = new Map([['batu', new Map([['bara', 'batubara']])]])

/** Units written without a space after their number. */
const units = new Set(
  [
    't',
    'ton',
    'mt',
    'kg',
    'g',
    'mm',
    'cm',
    'm',
    'm3',
    'km',
    'um',
    'kcal',
    'kkal',
    'kw',
    'hp',
  ].concat(['kn', 'kpa', 'jam', 'hours', 'l']),
)

/**
 * Splits a text into its words in order. A number is one word however it is written: `4.200`, `4,200` and `4200` are the
 * same, and so are `0,50` and `0.5`. `20t` is a number and a unit, `GAR4200` a basis and a number; `Fe₂O₃` remains one
 * word.
 */
export function getWords(text: string): Word[] {
  const words: Word[] = []
  for (const piece of getPieces(text)) {
    const before = words.at(-1)
    const together = before && joined.get(before.text)?.get(piece.text)
    if (together) words[words.length - 1] = { ...before, text: together, end: piece.end }
    else words.push(piece)
  }
  return words
}

/** Whether a word is a number, for which no typing error is assumed. */
export function isFigure(word: string): boolean {
  return /^\d/.test(word)
}

function getPieces(text: string): Word[] {
  const pieces: Word[] = []
  for (const match of text.matchAll(/\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv)) {
    const start = match.index
    const end = start + match[0].length
    const folded = foldedPiece(match[0])
    const before = pieces.at(-1)
    if (before && isDigits(folded) && continues(before, text, start)) {
      before.text += `${text[start - 1]}${folded}`
      before.end = end
      continue
    }
    if (isHan(folded)) pieces.push(...getPairs(folded, start))
    else
      for (const part of getParts(folded))
        pieces.push({ text: part.slice(0, longestWord), start, end })
  }
  return pieces.map((piece) => ({ ...piece, text: getFigure(piece.text) }))
}

function isHan(piece: string): boolean {
  return /^\p{Script=Han}/u.test(piece)
}

/**
 * Splits a run of Chinese, which has no spaces: each pair of adjacent characters counts as a word, and the last character
 * on its own. A word is thus found by its beginning wherever it occurs. Normalisation may change the length of a
 * character; positions are exact only if it did not.
 */
function getPairs(run: string, start: number): Word[] {
  const signs = [...run]
  let at = start
  return signs.map((sign, index) => {
    const word = sign + (signs[index + 1] ?? '')
    const place = { text: word, start: at, end: at + word.length }
    at += sign.length
    return place
  })
}

/** Most pieces are plain, and folding is the slowest step. */
function foldedPiece(piece: string): string {
  const start = piece.slice(0, 4 * longestWord).toLowerCase()
  return /^[a-z0-9]+$/.test(start) ? start : fold(start)
}

/** Whether digits continue the number before them, separated by one character. */
function continues({ text: figure, end }: Word, text: string, start: number): boolean {
  if (start !== end + 1 || figure.length > longestFigure) return false
  return /[.,]/.test(text[end] ?? '') && isDigits(figure.replace(/[.,]/g, ''))
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

/** Splits a folded piece without spaces at the start and end of each number. */
function getParts(piece: string): string[] {
  const [, figure, unit] = /^(\d+)([a-z]+\d?)$/.exec(piece) ?? []
  if (figure && unit && units.has(unit)) return [figure, unit]
  const [, letters, digits] = /^([a-z]{2,})(\d{3,})$/.exec(piece) ?? []
  if (letters && digits) return [letters, digits]
  return piece === '' ? [] : piece.split(' ')
}

/**
 * Returns a number with a decimal point and without trailing zeros; an ambiguous separator counts as a thousands
 * separator.
 */
function getFigure(text: string): string {
  const reading = /[.,]/.test(text) ? readFigure(text) : { value: text }
  if ('fault' in reading) return text
  const figure = 'value' in reading ? reading.value : reading.ambiguous[0]
  return figure.replace(/\.0+$|(?<=\.\d*[1-9])0+$/, '')
}
