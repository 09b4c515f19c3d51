import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** The ranges of the font's two axes and the features that the styles use. */
const axes = { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 118 } }
const features = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'mkmk', 'tnum']

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
)
const styles = join(import.meta.dirname, '../app/styles/tokens.css')

const whole = await readFile(source)
const rules = (await readFile(styles, 'utf8')).match(/@font-face \{[^}]*\}/g) ?? []
const files = rules.flatMap((rule) => {
  const [, file] = /url\("([^"]*)"\)/.exec(rule) ?? []
  const [, ranges] = /unicode-range:([^;]*);/.exec(rule) ?? []
  return file && ranges ? [{ file, signs: signsIn(ranges) }] : []
})
for (const { file, signs } of files) {
  const target = join(styles, '..', file)
  const font = await subsetFont(whole, signs.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
  })
  await writeFile(target, font)
  console.log(`${target}: ${font.byteLength} bytes`)
}

/** @param ranges as in CSS: `U+20-7E, U+A0` */
function signsIn(ranges: string): string[] {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index))
    },
  )
}
