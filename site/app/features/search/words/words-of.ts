import { fold } from '@niaga/contract/fold'
import { readFigure } from '@niaga/contract/read-figure'

/** A word or figure of a text as the index knows it; `start` and `end` are its place in the text, in UTF-16 units. */
export type Word = { text: string; start: number; end: number }

/** A longer one is no word: it is cut, so that nobody can make the index or a query slow by it. */
const longestWord = 40
/** No figure has more digits and separators; a chain of them is divided there. */
const longestFigure = 20

/** Written together or apart. */
const joined = new Map([['batu', new Map([['bara', 'batubara']])]])

/** Units that are written without a space after their figure. */
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
 * The words of a text in their order. A figure is one word however it is written: `4.200`, `4,200` and `4200` are the
 * same, and so are `0,50` and `0.5`. `20t` is a figure and a unit, `GAR4200` a basis and a figure; `Fe₂O₃` stays one.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const piece of piecesOf(text)) {
    const before = words.at(-1)
    const together = before && joined.get(before.text)?.get(piece.text)
    if (together) words[words.length - 1] = { ...before, text: together, end: piece.end }
    else words.push(piece)
  }
  return words
}

/** Whether a word is a figure, which is never mistyped for another one. */
export function isFigure(word: string): boolean {
  return /^\d/.test(word)
}

function piecesOf(text: string): Word[] {
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
    if (isHan(folded)) pieces.push(...pairsOf(folded, start))
    else
      for (const part of partsOf(folded))
        pieces.push({ text: part.slice(0, longestWord), start, end })
  }
  return pieces.map((piece) => ({ ...piece, text: figureOf(piece.text) }))
}

function isHan(piece: string): boolean {
  return /^\p{Script=Han}/u.test(piece)
}

/**
 * Chinese is written without spaces, so each two characters in a row count as a word, and the last one on its own: then a
 * word is found by its beginning wherever it stands. The form of a sign may change its length, so the places are those of
 * the text only where it did not.
 */
function pairsOf(run: string, start: number): Word[] {
  const signs = [...run]
  let at = start
  return signs.map((sign, index) => {
    const word = sign + (signs[index + 1] ?? '')
    const place = { text: word, start: at, end: at + word.length }
    at += sign.length
    return place
  })
}

/** Most pieces are plain, and folding takes longer than all else. */
function foldedPiece(piece: string): string {
  const start = piece.slice(0, 4 * longestWord).toLowerCase()
  return /^[a-z0-9]+$/.test(start) ? start : fold(start)
}

/** Whether digits belong to the figure before them, from which one sign separates them. */
function continues({ text: figure, end }: Word, text: string, start: number): boolean {
  if (start !== end + 1 || figure.length > longestFigure) return false
  return /[.,]/.test(text[end] ?? '') && isDigits(figure.replace(/[.,]/g, ''))
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text)
}

/** A folded piece without spaces, divided where a figure ends or begins. */
function partsOf(piece: string): string[] {
  const [, figure, unit] = /^(\d+)([a-z]+\d?)$/.exec(piece) ?? []
  if (figure && unit && units.has(unit)) return [figure, unit]
  const [, letters, digits] = /^([a-z]{2,})(\d{3,})$/.exec(piece) ?? []
  if (letters && digits) return [letters, digits]
  return piece === '' ? [] : piece.split(' ')
}

/** A figure with a decimal point and without zeros at its end; of two readings it is the thousands. */
function figureOf(text: string): string {
  const reading = /[.,]/.test(text) ? readFigure(text) : { value: text }
  if ('fault' in reading) return text
  const figure = 'value' in reading ? reading.value : reading.ambiguous[0]
  return figure.replace(/\.0+$|(?<=\.\d*[1-9])0+$/, '')
}
