import { expect, test } from 'vitest'
import type { SheetDocument } from '../../app/features/catalogue/sheet/pdf/sheet-document.ts'
import { typesetSheet } from './typeset-sheet.ts'

const line = {
  ...{ parameter: 'Fe2O3', measure: '', unit: '%', value: 'di bawah 0,15', basis: 'ADB' },
  ...{ bar: { start: 0, width: 8, from: '0', to: '2' }, isOurs: false },
}

function sheetWith(changes: Partial<SheetDocument> = {}): SheetDocument {
  return {
    language: 'id',
    title: 'Spesifikasi Pasir Zirkonium',
    summary: 'Pasir zirkonium: Fe2O3 di bawah 0,15 %',
    description: 'Mineral berat untuk keramik.',
    company: {
      ...{ name: 'PT Contoh', address: 'Jl. Contoh 1\nJakarta', contact: '+62 21 000' },
      notice: 'Perusahaan contoh.',
    },
    address: 'https://contoh.example/produk/zirkonium',
    identity: ['No. ZIRKON-01'],
    date: '2026-11-23',
    figures: {
      title: 'Spesifikasi',
      columns: ['Parameter', 'Satuan', 'Nilai'],
      lines: [line],
      notes: [],
    },
    uses: { title: 'Kegunaan', items: ['Glasir'] },
    grades: null,
    getPage: 'Halaman {page} dari {pages}',
    ...changes,
  }
}

function getGrades(count: number, rows: number): SheetDocument['grades'] {
  const cell = { typical: '65,5', range: '65–66', rejection: '< 65' }
  return {
    title: 'Data kami',
    lead: 'Angka tipikal.',
    columns: { parameter: 'Parameter', basis: 'Basis', method: 'Metode' },
    matrix: {
      ...{ note: '', specificationNote: '', isCoal: true },
      grades: Array.from({ length: count }, (_, index) => ({
        ...{ slug: `mutu-${index}`, name: `Mutu ${index}`, use: '', calculator: '', note: '' },
        price: null,
        ...{ title: '', path: '', rows: [] },
      })),
      rows: Array.from({ length: rows }, (_, index) => ({
        ...{ parameter: `Kadar ${index}`, unit: '%', basis: 'ADB', method: 'ISO 1' },
        cells: Array.from({ length: count }, (_, column) => (column === 0 ? null : cell)),
      })),
    },
  }
}

/** Returns the part outside the compressed streams: the structure. */
async function getText(sheet: SheetDocument): Promise<string> {
  return (await typesetSheet(sheet)).toString('latin1')
}

const count = (text: string, part: RegExp) => [...text.matchAll(part)].length
const pages = (text: string) => count(text, /\/Type \/Page\b/g)

test('is tagged, in its language, with a title, and embeds all its fonts', async () => {
  const text = await getText(sheetWith())
  expect(text).toMatch(/^%PDF-1\.7/)
  for (const part of ['/Marked true', '/Lang (id)', '/DisplayDocTitle true', '/StructTreeRoot']) {
    expect(text).toContain(part)
  }
  expect(count(text, /\/S \/H1\b/g)).toBe(1)
  expect([count(text, /\/Scope \/Column/g), count(text, /\/Scope \/Row/g)]).toEqual([3, 1])
  expect(count(text, /\/FontFile2 /g)).toBe(count(text, /\/Type \/FontDescriptor/g))
  expect(count(text, /\/ToUnicode /g)).toBe(count(text, /\/Subtype \/Type0/g))
  expect(text).not.toContain('Helvetica')
})

test('embeds another font for signs that its own fonts lack, and only then', async () => {
  expect(await getText(sheetWith())).not.toContain('Noto')
  const names = await getText(sheetWith({ description: 'ГОСТ 147, 国标', title: 'Č' }))
  expect(names).toMatch(/FontName \/[A-Z]{6}\+NotoSans-Regular/)
  expect(names).toMatch(/FontName \/[A-Z]{6}\+NotoSansSC/)
})

test('sets figures and grades on one page if they fit, otherwise the grades on the next', async () => {
  expect(pages(await getText(sheetWith()))).toBe(1)
  expect(pages(await getText(sheetWith({ grades: getGrades(4, 12) })))).toBe(1)
  expect(pages(await getText(sheetWith({ grades: getGrades(4, 16) })))).toBe(2)
})

test('sets many grades across, and continues a long table on further pages', async () => {
  const wide = await getText(sheetWith({ grades: getGrades(12, 24) }))
  expect(wide).toContain('/MediaBox [0 0 841.89 595.28]')
  expect(pages(wide)).toBeGreaterThan(2)
  const long = await getText(sheetWith({ grades: getGrades(3, 60) }))
  expect(pages(long)).toBeGreaterThan(2)
  // The header of the table counts once, however often it is repeated.
  expect(count(long, /\/Scope \/Column/g)).toBe(3 + 6)
})

test.each([
  ['one long word', 'x'.repeat(2000)],
  ['signs that the fonts lack', '煤炭 ₂≤\u202e\u0000 🪨 ‑'],
  ['nothing', ''],
])('survives texts of %s', async (_case, text) => {
  const sheet = sheetWith({
    ...{ title: text, description: text, summary: text, address: text },
    company: { name: text, address: text, contact: text, notice: text },
    figures: {
      ...{ title: text, columns: [text, text, text], notes: [text] },
      lines: [{ ...line, parameter: text, unit: text, value: text, basis: text }],
    },
    uses: { title: text, items: [text] },
  })
  expect(await getText(sheet)).toMatch(/%%EOF\s*$/)
})

test('gives the same bytes for the same sheet', async () => {
  expect(await getText(sheetWith())).toBe(await getText(sheetWith()))
})
