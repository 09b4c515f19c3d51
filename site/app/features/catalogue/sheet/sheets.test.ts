import { existsSync } from 'node:fs'
import { defaultSheetsIn } from '@niaga/contract/default-sheets'
import type { Locale } from '@niaga/contract/locale'
import { type SheetPath, sheetPaths } from '@niaga/contract/sheet-paths'
import type { Sheet } from '@niaga/contract/sheets'
import { expect, test } from 'vitest'
import { readSheets } from './read-sheets.server.ts'
import { sheetLooks } from './sheet-looks.ts'
import { sheetCards, sheetSummary, sheetView } from './sheet-view.ts'

/** Returns the sheets of pages from a content host that has some, or from a host that fails. */
function getSources(paths: readonly SheetPath[], locale: Locale, hosted: Sheet[] | null = []) {
  const failure = { ok: false, error: 'Failed to fetch sheets' } as const
  const reading = hosted ? ({ ok: true, value: hosted } as const) : failure
  return readSheets(paths, locale, {
    content: { sheets: async () => reading },
    imageSource: (kind, path) => (path === null ? null : `/media/${kind}/${path}`),
    ownPicture: (file) => `/pictures/${file}`,
  })
}

async function getView(path: SheetPath, locale: Locale = 'id') {
  const [source] = await getSources([path], locale)
  if (!source) throw new Error(`There is no sheet ${path}`)
  return sheetView(source)
}

test.each(sheetPaths)('%s leaves room on every scale for its ends to be seen', async (path) => {
  for (const { bar } of (await getView(path)).lines) expect(bar?.width ?? 0).toBeLessThan(95)
})

test.each(sheetPaths)('%s has a picture of its own', (path) => {
  const file = new URL(`../../../../public/pictures/${sheetLooks[path].picture}`, import.meta.url)
  expect(existsSync(file)).toBe(true)
})

test('writes values and the ends of scales in the language of the page', async () => {
  const [heat] = (await getView('/produk/batubara')).lines
  expect(heat).toMatchObject({ value: '4200–6500', bar: { from: '3000', to: '7500' } })
  const iron = async (locale: Locale) =>
    (await getView('/produk/zirkonium', locale)).lines[1]?.value
  expect([await iron('id'), await iron('en')]).toEqual(['di bawah 0,15', 'under 0.15'])
})

test('shows to what a figure refers and how it is measured, where the sheet says so', async () => {
  const [coal] = defaultSheetsIn('id')
  if (!coal) throw new Error('There is no sheet of coal')
  const figure = { parameter: 'Kadar abu', unit: '%', from: '5', to: '12' }
  const rows = [
    { ...figure, basis: 'ADB', method: 'ASTM D3174' },
    { ...figure, basis: 'ADB' },
    figure,
  ]
  const [source] = await getSources(['/produk/batubara'], 'id', [{ ...coal, rows }])
  const lines = source ? sheetView(source).lines : []
  expect(lines.map(({ basis }) => basis)).toEqual(['ADB · ASTM D3174', 'ADB', ''])
})

test('shows a sheet of machines in Indonesian, under its name in the visitor’s language', async () => {
  const [source] = await getSources(['/alat/kapal'], 'en')
  expect(source).toMatchObject({ language: 'id', localName: 'Sand-Suction Vessel' })
  const hopper = source && sheetView(source).lines[3]
  expect(hopper).toMatchObject({ value: '1000–9000', bar: { from: '0', to: '10.000' } })
})

test('summarises a sheet in a sentence of its title and as many of its first figures as have room', async () => {
  const excavator = await getView('/alat/excavator')
  expect(sheetSummary('Tipe excavator', excavator.lines, 'id')).toBe(
    'Tipe excavator: mini berat operasi 1–5 t, medium berat operasi 5–15 t, heavy berat operasi 15–90 t, dan long reach berat operasi 20–60 t.',
  )
  const vessel = await getView('/alat/kapal')
  expect(sheetSummary('Tipe kapal isap pasir', vessel.lines, 'id')).toBe(
    'Tipe kapal isap pasir: cutter suction kedalaman keruk 6–25 m dan cutter suction produksi padatan 200–3000 m³/jam.',
  )
  const zircon = await getView('/produk/zirkonium')
  expect(sheetSummary('Spesifikasi pasir zirkon', zircon.lines, 'id')).toContain(
    ': ZrO2+HfO2 65–66 %, Fe2O3 di bawah 0,15 %,',
  )
})

test('shows a sheet as the content host has it, and the others as the specification does', async () => {
  const [coal] = defaultSheetsIn('id')
  if (!coal) throw new Error('There is no sheet of coal')
  const rows = [{ parameter: 'Nilai kalor', unit: 'Kcal/Kg', from: '3800', to: '5000' }]
  const hosted = { ...coal, image: 'storage/batubara.webp', rows }
  const paths = ['/produk/batubara', '/produk/silika'] as const
  const [first, second] = sheetCards(await getSources(paths, 'id', [hosted]))
  expect(first).toMatchObject({ picture: '/media/sheet/storage/batubara.webp' })
  expect(first?.lines).toMatchObject([
    { parameter: 'Nilai kalor', value: '3800–5000', isOurs: false },
  ])
  expect(second).toMatchObject({ picture: '/pictures/silica.webp' })
  expect(second?.lines[0]).toMatchObject({ value: '95–99' })
})

test('draws a machine, unless an editor gave its sheet a picture', async () => {
  const sheet = defaultSheetsIn('id').find(({ path }) => path === '/alat/roller')
  if (!sheet) throw new Error('There is no sheet of rollers')
  const [drawn] = await getSources(['/alat/roller'], 'id')
  expect(drawn).toMatchObject({ drawing: 'roller', picture: '/pictures/roller.webp' })
  const hosted = [{ ...sheet, image: 'storage/foto.webp' }]
  const [photographed] = await getSources(['/alat/roller'], 'id', hosted)
  expect(photographed).toMatchObject({ drawing: null, picture: '/media/sheet/storage/foto.webp' })
  const [mineral] = await getSources(['/produk/emas'], 'id')
  expect(mineral?.drawing).toBeNull()
})

test.each([
  ['has no sheets', []],
  ['fails', null],
])('shows the specification’s figures where the content host %s', async (_case, hosted) => {
  const [source] = await getSources(['/produk/batubara'], 'en', hosted)
  expect(source && sheetView(source).lines[0]).toMatchObject({ value: '4200–6500' })
})
