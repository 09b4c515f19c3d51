import { printable } from '../printable.ts'
import { fontIn, getRuns } from '../text-fonts.ts'

/** Text as outlines, which looks the same on every machine, whatever fonts are installed. */

export type TextStyle = {
  font: 'regular' | 'bold' | 'display'
  /** Font size in pixels. */
  size: number
  colour: string
}

/** Returns the width of a line, in pixels. */
function getWidth(text: string, { font: name, size }: TextStyle): number {
  return getRuns(text, `archivo-${name}`).reduce((width, run) => {
    const font = fontIn(run.font)
    return width + (font.layout(run.text).advanceWidth / font.unitsPerEm) * size
  }, 0)
}

/** Keeps a number with its unit. */
const beforeUnit = /(\d) (?=[%°]|[A-Za-zµ]{1,4}\b)/g

/** Matches a word, or one Chinese character with the punctuation that follows it, after the space before it. */
const piece = /([ \n]{0,9})([^ \n\p{Script=Han}]{1,99}|\p{Script=Han}[\p{P}]{0,9})/gu

/**
 * Breaks a text between words, and between Chinese characters.
 *
 * @param most maximum of lines; longer texts end in an ellipsis
 */
export function getLines(text: string, style: TextStyle, width: number, most: number): string[] {
  const lines: string[] = []
  for (const [, gap, word = ''] of printable(text)
    .replace(beforeUnit, '$1\u00a0')
    .matchAll(piece)) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last}${gap ? ' ' : ''}${word}`
    if (last !== undefined && getWidth(joined, style) <= width) lines[lines.length - 1] = joined
    else lines.push(word)
    if (lines.length > most) break
  }
  const visible = lines.slice(0, most).map((line) => shortened(line, style, width))
  const [last] = visible.slice(-1)
  if (lines.length <= most || last === undefined) return visible
  return [...visible.slice(0, -1), shortened(`${last} …`, style, width)]
}

/** Cuts the end of a line that does not fit. */
function shortened(line: string, style: TextStyle, width: number): string {
  if (getWidth(line, style) <= width) return line
  let beginning = line
  while (beginning.length > 1 && getWidth(`${beginning}…`, style) > width)
    beginning = beginning.slice(0, -1)
  return `${beginning.trimEnd()}…`
}

/** Draws a line as SVG, with its baseline at `y`. */
export function svgLine(line: string, style: TextStyle, x: number, y: number): string {
  let from = x
  const parts = getRuns(line, `archivo-${style.font}`).map((run) => {
    const font = fontIn(run.font)
    const scale = style.size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    let advance = 0
    const outlines = glyphs.map((glyph, index) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      const at = `translate(${round(advance + xOffset)} ${round(yOffset)})`
      advance += xAdvance
      return `<path transform="${at}" d="${glyph.path.toSVG()}"/>`
    })
    const place = `translate(${round(from)} ${round(y)}) scale(${scale} ${-scale})`
    from += advance * scale
    return `<g transform="${place}">${outlines.join('')}</g>`
  })
  return `<g fill="${style.colour}">${parts.join('')}</g>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
