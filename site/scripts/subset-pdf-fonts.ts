import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Makes the fonts that are embedded in PDFs and drawn into pictures, `server/fonts/*.ttf`: PDF has no variable fonts, so each is one width
 * and weight of Archivo with all its characters for Western European languages. Their licence has to stay beside them.
 */

const styles = {
  regular: { wght: 400, wdth: 100 },
  bold: { wght: 640, wdth: 100 },
  display: { wght: 680, wdth: 114 },
}

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
)
const folder = join(import.meta.dirname, '../server/fonts')

const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x153],
  [0x2010, 0x2030],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const
const signs = ranges.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
)

const whole = await readFile(source)
for (const [style, variationAxes] of Object.entries(styles)) {
  const font = await subsetFont(whole, signs.join(''), {
    targetFormat: 'truetype',
    variationAxes,
    keepFeatures: ['ccmp', 'kern', 'mark', 'mkmk', 'tnum'],
  })
  await writeFile(join(folder, `archivo-${style}.ttf`), font)
  console.log(`${style}: ${font.byteLength} bytes`)
}
await copyFile(join(dirname(source), '../LICENSE'), join(folder, 'LICENSE'))
