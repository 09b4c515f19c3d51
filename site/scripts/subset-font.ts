import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** The signs of Indonesian and English, and those of figures, formulas and typography. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const

/** What the styles use of the font's two axes. */
const axes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 118 } }

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
)
const target = join(import.meta.dirname, '../app/fonts/archivo.woff2')

const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('')
const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  variationAxes: axes,
})
await writeFile(target, font)
console.log(`${target}: ${font.byteLength} bytes`)
