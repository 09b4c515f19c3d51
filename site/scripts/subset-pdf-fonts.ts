import { execFileSync } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * Creates the fonts that are embedded in PDFs and drawn into pictures, `server/fonts/*.ttf`: PDF has no variable fonts, so
 * each is one width and weight of Archivo with all its characters for Western European languages. Their licence has to be
 * in the same folder.
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
const signs = signsIn(ranges)

function signsIn(list: readonly (readonly [from: number, to: number])[]): string[] {
  return list.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
}

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

/** Fetches a package on demand, because the fonts are too large for dependencies; returns its folder. */
async function fetchPackage(name: string, files: readonly string[]): Promise<string> {
  const fetched = await mkdtemp(join(tmpdir(), 'noto-'))
  execFileSync('npm', ['pack', name, '--pack-destination', fetched], { stdio: 'ignore' })
  const packed = `${name.replace(/^@/, '').replace(/[/@]/g, '-')}.tgz`
  execFileSync('tar', ['-xzf', join(fetched, packed), '-C', fetched, ...files])
  return fetched
}

/**
 * For characters that Archivo lacks, such as in standards (ГОСТ), units (Ω) and names: Latin, Greek and Cyrillic, under
 * the SIL Open Font License.
 */
const latinFile = 'package/400Regular/NotoSans_400Regular.ttf'
const furtherRanges = [
  ...ranges,
  [0x100, 0x24f],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x2070, 0x209c],
  [0x20a0, 0x20bf],
  [0x2100, 0x2126],
] as const

const latinFolder = await fetchPackage('@expo-google-fonts/noto-sans@0.4.2', [
  ...[latinFile, 'package/LICENSE_FONT'],
])
const further = await subsetFont(
  await readFile(join(latinFolder, latinFile)),
  signsIn(furtherRanges).join(''),
  { targetFormat: 'truetype', variationAxes: {}, keepFeatures: ['ccmp', 'kern'] },
)
await writeFile(join(folder, 'noto-sans.ttf'), further)
console.log(`noto-sans: ${further.byteLength} bytes`)
await copyFile(join(latinFolder, 'package/LICENSE_FONT'), join(folder, 'LICENSE-noto-sans'))
await rm(latinFolder, { recursive: true, force: true })

/**
 * The font of Chinese texts, under the SIL Open Font License: the package has 73 MB, so it is fetched on demand instead of
 * being a dependency. The subset has the 3,755 characters of everyday use (GB 2312, first level) with their punctuation,
 * the characters of the site's own words, and rarer ones of metals and Indonesian ports; more would slow down every start.
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

const fetched = await fetchPackage(chinesePackage, [chineseFile, 'package/LICENSE'])
try {
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
