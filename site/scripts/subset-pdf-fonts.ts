import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
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

/**
 * The font of Chinese texts, under the SIL Open Font License: 73 MB as a package, so it is fetched when it is needed and no
 * dependency. It has the 3,755 signs of everyday use (GB 2312, first level) with their punctuation, those of the
 * site's own words, and of metals and of Indonesian ports that are no everyday words; more would weigh every start.
 */
const chinesePackage = '@fontsource/noto-sans-sc@5.3.0'
const chineseFile = 'package/files/noto-sans-sc-chinese-simplified-400-normal.woff2'

const gb2312 = new TextDecoder('gb2312')
const rows = [
  [0xa1, 0xa3],
  [0xb0, 0xd7],
] as const
const everyday = rows.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, row) =>
    Array.from({ length: 94 }, (_, cell) => gb2312.decode(Uint8Array.of(first + row, 0xa1 + cell))),
  ).flat(),
)

const ownWords = await Promise.all(
  ['messages', 'glossary'].map((name) => readFile(join(folder, `../../${name}/zh.json`), 'utf8')),
)
const metals = '锆钛铌钽钒锶铪铼铑钌锗镓铟镧铈镨钕钐钆铽镝钇钪铍铷铯'
const ports = '泗水三宝垄棉兰巨港坤甸'

const fetched = await mkdtemp(join(tmpdir(), 'noto-'))
try {
  execFileSync('npm', ['pack', chinesePackage, '--pack-destination', fetched], { stdio: 'ignore' })
  execFileSync('tar', [
    ...['-xzf', join(fetched, 'fontsource-noto-sans-sc-5.3.0.tgz'), '-C', fetched],
    ...[chineseFile, 'package/LICENSE'],
  ])
  const chinese = await subsetFont(
    await readFile(join(fetched, chineseFile)),
    [...signs, ...everyday, ...metals, ...ports, ...ownWords.join('')]
      .filter((sign) => sign !== '\ufffd')
      .join(''),
    { targetFormat: 'truetype', variationAxes: {}, keepFeatures: [] },
  )
  await writeFile(join(folder, 'noto-sans-sc.ttf'), chinese)
  console.log(`noto-sans-sc: ${chinese.byteLength} bytes`)
  await copyFile(join(fetched, 'package/LICENSE'), join(folder, 'LICENSE-noto-sans-sc'))
} finally {
  await rm(fetched, { recursive: true, force: true })
}
