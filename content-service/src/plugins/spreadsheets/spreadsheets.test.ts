import '../../testing/daily-on-sqlite.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { contentVersion } from '../../collections/content-versions/versions.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { bookParts, sheetParts, smallPdf, smallWorkbook } from '../../testing/small-files.ts'
import { changed, spreadsheetClient } from '../../testing/spreadsheet-client.ts'

let coal: number
let sand: number

const formula = '<c r="A1"><f>1+1</f><v>2</v></c>'
const headings =
  '<c r="A1" t="inlineStr"><is><t>ID</t></is></c><c r="B1" t="inlineStr"><is><t>Urutan</t></is></c></row><row r="2"><c r="A2"><v>5</v></c><c r="B2"><v>7</v></c>'

const service = await openServiceForFile({
  SITE_PURGE_URLS: 'http://127.0.0.1:9/-/purge',
  PURGE_SECRET: 'x'.repeat(32),
})
const client = spreadsheetClient(service, await service.signIn('editor'))

beforeAll(async () => {
  coal = await store('Batubara', 'Coal', [
    ['Kadar abu', '5–12 %', 'Ash'],
    ['Warna', 'Hitam', 'Colour'],
  ])
  sand = await store('=HYPERLINK("https://evil.example")', "'-Sand _x0041_", [])
})

test.for(['xlsx', 'csv'] as const)('changes nothing when its own %s comes back', async (format) => {
  const file = await client.exported('products', format)
  const { rows, unknown } = await client.read('products', file)
  expect(unknown).toEqual([])
  expect(rows.map(({ id }) => id)).toEqual([coal, sand])
  expect(rows[0]?.cells).toMatchObject({
    'name.id': 'Batubara',
    'name.en': 'Coal',
    'features.id': 'Kadar abu = 5–12 %\nWarna = Hitam',
    'features.en': 'Ash = 5–12 %\nColour = Hitam',
  })
  const results = await client.send('products', rows, false)
  expect(results.map(({ outcome }) => outcome)).toEqual(['same', 'same'])
})

test('changes loading windows, whose places alone are translated', async () => {
  const line = '2027-01-05 = 2027-01-14 = 50.000 = – = Muara Contoh = 2026-12-20'
  const later = '2027-02-01 = 2027-02-10 = – = – = – = 2026-12-20'
  const cells = { 'terms.windows.id': `${line}\n${later}`, 'terms.windows.en': 'Contoh Estuary\n–' }
  const row = { row: 2, id: sand, cells }
  expect((await client.send('products', [row], false))[0]).toMatchObject({ outcome: 'changed' })
  const { rows } = await client.read('products', await client.exported('products', 'xlsx'))
  expect(rows[1]?.cells).toMatchObject({
    ...{ ...cells, 'terms.windows.id': `${line.replace('50.000', '50000')}\n${later}` },
  })
  const moved = { 'terms.windows.id': `${line.replace('-14', '-16')}\n${later}` }
  const [emptied] = await client.send(
    'products',
    [{ ...row, cells: { ...moved, 'terms.windows.en': '' } }],
    true,
  )
  expect(emptied?.faults[0]?.message).toContain('Jumlah barisnya')
  // A change in one language keeps the places of the others.
  await client.send('products', [{ ...row, cells: moved }], false)
  const stored = { collection: 'products', id: sand, locale: 'en' } as const
  expect((await service.payload.findByID(stored)).terms?.windows).toMatchObject([
    { port: 'Contoh Estuary', to: '2027-01-16T12:00:00.000Z', tonnes: '50000' },
    { from: '2027-02-01T12:00:00.000Z' },
  ])
  const wrong = async (text: string) =>
    (await client.send('products', [{ ...row, cells: { 'terms.windows.id': text } }], true))[0]
  expect((await wrong('Januari = 1'))?.faults[0]?.message).toContain('Hari pertama = Hari terakhir')
  expect((await wrong(line.replace('-14', '-32')))?.faults[0]?.message).toContain('bukan tanggal')
  expect((await wrong(line.replace('-14', '-01')))?.faults).toMatchObject([
    { heading: 'Jadwal muat (Indonesia)', message: expect.stringContaining('lebih awal') },
  ])
})

test('writes no formula into a file, and reads the same texts back', async () => {
  const csv = (await client.exported('products', 'csv')).toString('utf8')
  const cells = csv.split(/[\r\n,]+/).map((cell) => cell.replace(/^"/, ''))
  expect(cells.filter((cell) => /^[=+\-@\t]/.test(cell))).toEqual([])
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(csv).toContain(`''-Sand`)
  const { rows } = await client.read('products', Buffer.from(csv))
  expect(rows[1]?.cells).toMatchObject({
    'name.id': '=HYPERLINK("https://evil.example")',
    'name.en': "'-Sand _x0041_",
  })
})

test('shows the changes and faults of each row before anything is written', async () => {
  const before = await contentVersion({ payload: service.payload })
  const { rows } = await client.read('products', await client.exported('products', 'csv'))
  const [first, second] = changed(rows, [
    { 'name.en': 'Thermal coal', 'features.id': 'Kadar abu = 6 %\nWarna = Hitam' },
    { 'name.id': '', sortOrder: 'x', 'sortOrder.id': 'x' },
  ])
  const added = { row: 9, id: null, cells: { 'name.id': 'Emas', 'description.id': 'Logam' } }
  const results = await client.send('products', [first, second, added, { ...added, id: 999 }], true)
  expect(results).toMatchObject([
    {
      row: 2,
      title: 'Batubara',
      outcome: 'changed',
      changes: [
        { heading: 'Nama (Inggris)', from: 'Coal', to: 'Thermal coal' },
        { heading: 'Tabel spesifikasi (Indonesia)', to: 'Kadar abu = 6 %\nWarna = Hitam' },
      ],
      faults: [],
    },
    {
      outcome: 'fault',
      faults: [{ heading: 'Urutan', message: expect.stringContaining('“x” bukan angka.') }],
    },
    { outcome: 'new', changes: [{ heading: 'Nama (Indonesia)', from: '', to: 'Emas' }, {}] },
    { outcome: 'fault', faults: [{ message: expect.stringContaining('Tidak ada dokumen') }] },
  ])
  expect(await client.exported('products', 'csv')).toEqual(await client.exported('products', 'csv'))
  expect(await contentVersion({ payload: service.payload })).toBe(before)
  expect((await service.payload.count({ collection: 'products' })).totalDocs).toBe(2)
  expect((await client.read('products', await client.exported('products', 'csv'))).rows).toEqual(
    rows,
  )
})

test('writes the rows as in the forms: in both languages, with their versions and audit', async () => {
  const { payload } = service
  const { rows } = await client.read('products', await client.exported('products', 'xlsx'))
  const [first] = changed(rows, [{ 'name.en': 'Thermal coal', 'features.id': 'Kadar abu = 6 %' }])
  const unpaired = await client.send('products', [first], true)
  expect(unpaired[0]?.faults).toEqual([
    { heading: 'Tabel spesifikasi (Inggris)', message: expect.stringContaining('Jumlah barisnya') },
  ])
  const [paired] = changed(rows, [
    { 'name.en': 'Thermal coal', 'features.id': 'Kadar abu = 6 %', 'features.en': 'Ash = 6 %' },
  ])
  const jobsBefore = await payload.count({ collection: 'payload-jobs' })
  const added = {
    row: 9,
    id: null,
    cells: {
      'name.id': 'Emas',
      'name.en': 'Gold',
      'description.id': 'Logam',
      'description.en': 'Metal',
    },
  }
  const trial = await client.send('products', [paired, added], true)
  const results = await client.send(
    'products',
    [{ ...paired, updatedAt: trial[0]?.updatedAt }, added],
    false,
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['changed', 'new'])
  const english = await payload.findByID({ collection: 'products', id: coal, locale: 'en' })
  expect(english.name).toBe('Thermal coal')
  expect(english.features).toMatchObject([{ title: 'Ash', description: '6 %' }])
  const log = await payload.find({ collection: 'audit-log', sort: '-id', limit: 2 })
  expect(log.docs.map(({ who }) => who)).toEqual(Array(2).fill(expect.stringContaining('editor')))
  expect(await payload.count({ collection: 'payload-jobs' })).toEqual(jobsBefore)
  expect((await client.call('products/end', '{}')).status).toBe(200)
  const after = await payload.count({ collection: 'payload-jobs' })
  expect(after.totalDocs - jobsBefore.totalDocs).toBe(1)
  const again = await client.send('products', [paired], false)
  expect(again[0]?.outcome).toBe('same')
})

test('does not overwrite what was saved after the check', async () => {
  const { rows } = await client.read('products', await client.exported('products', 'csv'))
  const [first] = changed(rows, [{ 'name.id': 'Batubara termal' }])
  const [trial] = await client.send('products', [first], true)
  const data = { description: 'Ditulis sementara itu' }
  await service.payload.update({ collection: 'products', id: coal, locale: 'id', data })
  const [result] = await client.send('products', [{ ...first, updatedAt: trial?.updatedAt }], false)
  expect(result).toMatchObject({
    outcome: 'fault',
    faults: [{ message: expect.stringContaining('Orang lain telah menyimpan') }],
  })
})

test('names the field that a validation rejects', async () => {
  const { rows } = await client.read('products', await client.exported('products', 'csv'))
  const [first] = changed(rows, [{ 'name.id': '' }])
  const [result] = await client.send('products', [first], true)
  expect(result).toMatchObject({ outcome: 'fault', faults: [{ heading: 'Nama (Indonesia)' }] })
})

test('changes what is known of a document, and makes none without a file', async () => {
  const { id } = await service.payload.create({
    collection: 'documents',
    data: {
      title: 'Profil',
      kind: 'profile',
      language: 'both',
      date: '2026-09-01T12:00:00.000Z',
      products: [coal],
      sortOrder: 1,
    },
    file: { name: 'profil.pdf', data: smallPdf(), mimetype: 'application/pdf', size: 9 },
  })
  const { rows } = await client.read('documents', await client.exported('documents', 'xlsx'))
  expect(rows[0]?.cells).toMatchObject({
    'kind.id': 'Profil perusahaan',
    'date.id': '2026-09-01',
    'language.id': 'Keduanya',
    'products.id': String(coal),
    'isSpecimen.id': 'tidak',
  })
  const [first] = changed(rows, [
    {
      'kind.id': 'Policy',
      'validUntil.id': '2027-09-01',
      'products.id': `${coal}; ${sand}`,
      'isSpecimen.id': 'Ya',
    },
  ])
  const wrong = { ...first, cells: { 'validUntil.id': '2026-08-31', 'products.id': '999999' } }
  const [faults] = await client.send('documents', [wrong], true)
  expect(faults?.outcome).toBe('fault')
  const results = await client.send('documents', [first, { ...first, id: null }], false)
  expect(results).toMatchObject([
    { outcome: 'changed' },
    { outcome: 'fault', faults: [{ message: expect.stringContaining('perlu berkas') }] },
  ])
  expect(await service.payload.findByID({ collection: 'documents', id, depth: 0 })).toMatchObject({
    kind: 'policy',
    validUntil: '2027-09-01T12:00:00.000Z',
    products: [coal, sand],
    isSpecimen: true,
    filename: 'profil.pdf',
  })
})

test.for<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a formula in a workbook', () => sheet(formula), 'Sel A1 berisi rumus'],
  ['a formula in CSV', () => Buffer.from('ID,Urutan\r\n1,=1+1\r\n'), 'Sel B2 berisi rumus'],
  ['a command in CSV', () => Buffer.from('ID;Urutan\n1;@SUM(A1)\n'), 'Sel B2 berisi rumus'],
  ['a workbook with macros', () => smallWorkbook({ 'xl/vbaProject.bin': 'x' }), 'makro'],
  ['a far cell', () => sheet('<c r="A1048576"/>'), '5.000 baris'],
  ['a far row', () => sheet('', '300000000'), '5.000 baris'],
  ['a row named 4e7', () => sheet('', '4e7'), 'rusak'],
  ['many rows', () => sheet('</row><row>'.repeat(5_002)), '5.000 baris'],
  ['a wide row', () => sheet('<c r="XFD1"/>'), '100 kolom'],
  ['a cell named ZZZZZZ1', () => sheet('<c r="ZZZZZZ1"/>'), 'rusak'],
  ['a disguised cell', () => sheet('<c r="ZZZZZ&#90;1"/>'), 'rusak'],
  ['a cell of two names', () => sheet('<c r="A1" x:r="ZZZ1" xmlns:x="x"/>'), 'rusak'],
  ['a formula in the shared texts', () => sheet(formula, '1', 'sharedstrings1.xml'), 'Sel A1'],
  ['a formula in relations', () => sheet(formula, '1', 's.xml.rels'), 'rusak'],
  ['a disguised formula', () => sheet(formula.replace(/f>/g, 'x:f>')), 'Sel A1'],
  ['a text of many cells', () => repeatedText(), '5.000 baris'],
  ['more than 50 MB', () => smallWorkbook({ 'xl/a.xml': new Uint8Array(50_000_001) }), '50 MB'],
  ['too many rows', () => Buffer.from(`ID\n${'1\n'.repeat(5_001)}`), '5.000 baris'],
  [
    'a longer text than a cell may have',
    () => sheet(`<c r="A1" t="inlineStr"><is><t>${'x'.repeat(140_000)}</t></is></c>`),
    'rusak',
  ],
  ['only line ends', () => Buffer.from(`ID${'\n'.repeat(4_900_000)}`), '5.000 baris'],
  ['only separators', () => Buffer.from(`ID${','.repeat(4_900_000)}`), '100 kolom'],
  ['no headings', () => Buffer.from('a,b\n1,2\n'), 'judul kolom “ID”'],
  ['an id twice', () => Buffer.from('ID,Urutan\n1,2\n1,3\n'), 'ada dua kali'],
  ['a column twice', () => Buffer.from('ID,Urutan,Order\n1,2,3\n'), 'ada dua kali'],
  ['an id that is none', () => Buffer.from('ID\n1e3\n'), 'bukan ID'],
  ['an open quote', () => Buffer.from('ID,Urutan\n1,"2\n'), 'rusak'],
  ['an unknown encoding', () => Buffer.from([0x49, 0x44, 0x0a, 0x81]), 'CSV UTF-8'],
  ['an error value', () => sheet('<c r="A1" t="e"><v>#REF!</v></c>'), 'Sel A1 berisi nilai'],
  ['an error value in CSV', () => Buffer.from('ID,Urutan\n1,#N/A\n'), 'Sel B2 berisi nilai'],
  ['no table in its sheets', () => getBook(['Ringkasan', '', '']), 'dibaca: “Ringkasan”'],
  [
    'two tables',
    () => getBook(['A', '', headings], ['B', '', headings]),
    'Lembar “A”, “B” sama-sama berisi tabel ini',
  ],
  ['nothing', () => Buffer.alloc(0), 'kosong (0 byte)'],
])('rejects a file with %s', async ([, file, sentence]) => {
  const response = await client.call('products/read', await file())
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].message).toContain(sentence)
})

test('rejects a file of more than 5 MB, strangers, unknown lists and malformed rows', async () => {
  expect((await client.call('products/read', Buffer.alloc(5_000_001))).status).toBe(413)
  for (const path of ['products/export', 'products/read', 'products/rows', 'products/end']) {
    const method = path.endsWith('export') ? 'GET' : 'POST'
    const response = await service.callAdmin(`/spreadsheets/${path}`, { method })
    expect(response.status, path).toBe(403)
  }
  expect((await client.call('users/end', '{}')).status).toBe(404)
  const row = { row: 2, id: 1, cells: {} }
  for (const body of [
    '[',
    '{}',
    JSON.stringify({ isDryRun: false, rows: Array(501).fill(row) }),
    JSON.stringify({ isDryRun: false, rows: [{ ...row, id: 2 ** 31 }] }),
  ]) {
    expect((await client.call('products/rows', body)).status).toBe(400)
  }
})

test('accepts semicolons, headings of either language and columns in any order', async () => {
  const file = Buffer.from(
    `\uFEFForder;"Catatan";id;Name (English)\r\n20;x;${coal};"Co""al"\r\n;;;\r\n`,
  )
  expect(await client.read('products', file)).toEqual({
    rows: [{ row: 2, id: coal, cells: { 'sortOrder.id': '20', 'name.en': 'Co"al' } }],
    unknown: ['Catatan'],
  })
})

test.for<[string, Buffer, string]>([
  ['a summary before it', getBook(['Export Summary', '', ''], ['Data', '', headings]), 'Data'],
  [
    'a hidden sheet before it',
    getBook(['Lama', 'hidden', headings], ['Data', '', headings]),
    'Data',
  ],
  ['a faulty sheet before it', getBook(['Hitung', '', formula], ['Data', '', headings]), 'Data'],
  ['UTF-16', Buffer.from('\uFEFFID\tUrutan\n5\t7\n', 'utf16le'), 'UTF-16LE'],
  ['UTF-16 without its mark', Buffer.from('ID;Urutan\n5;7\n', 'utf16le'), 'UTF-16LE'],
  ['UTF-16BE', Buffer.from('\uFEFFID;Urutan\n5;7\n', 'utf16le').swap16(), 'UTF-16BE'],
  ['Windows-1252', Buffer.from('ID;Urutan;Caf\xe9\n5;7;x\n', 'latin1'), 'Windows-1252'],
])('reads the table with %s, and names it', async ([, file, source]) => {
  const { rows, ...read } = await client.read('products', file)
  expect(rows).toMatchObject([{ row: 2, id: 5, cells: { 'sortOrder.id': '7' } }])
  expect(read).toMatchObject({ source })
})

test('reads numbers with a decimal point, and percentages as the sheet shows them', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%"/><numFmt numFmtId="171" formatCode="0&quot;%&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>'
  const texts = (names: string[], row: string) =>
    names.map(
      (name, at) => `<c r="${'ABCDEFG'[at]}${row}" t="inlineStr"><is><t>${name}</t></is></c>`,
    )
  const cells = ['1', '4.125', '27.500000000000004', '0.12', '0.125', '12'].map((value, at) => {
    const style = [0, 0, 0, 1, 2, 3][at]
    return `<c r="${'ABCDEF'[at]}2" s="${style}"><v>${value}</v></c>`
  })
  const heads = ['ID', 'Dari', 'Sampai', 'Nilai', 'Tipikal', 'Di atas']
  const rows = `<row r="1">${texts(heads, '1').join('')}</row><row r="2">${cells.join('')}</row>`
  const book = smallWorkbook({ ...sheetParts(rows), 'xl/styles.xml': styles })
  const read = await client.read('grades', book)
  expect(read.rows[0]).toMatchObject({
    cells: {
      'row.from.id': '4.125',
      'row.to.id': '27.5',
      'row.exact.id': '12%',
      'row.typical.id': '12.5%',
      'row.over.id': '12',
    },
    numbers: ['row.from.id', 'row.to.id', 'row.exact.id', 'row.typical.id', 'row.over.id'],
  })
})

test('reads CSV that names its separator', async () => {
  const { rows } = await client.read(
    'products',
    Buffer.from('\uFEFFsep=;\r\nID;Urutan\r\n5;7,5\r\n'),
  )
  expect(rows).toEqual([{ row: 2, id: 5, cells: { 'sortOrder.id': '7,5' } }])
})

test('stops after its time, and leaves the other rows to the next request', async () => {
  const rows = Array.from({ length: 3 }, (_, index) => ({ row: index + 2, id: coal, cells: {} }))
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 500
    return now
  })
  const results = await client.send('products', rows, false)
  vi.restoreAllMocks()
  expect(results.map(({ row }) => row)).toEqual([2, 3])
})

async function store(name: string, english: string, features: [string, string, string][]) {
  const { payload } = service
  const rows = features.map(([title, description]) => ({ title, description }))
  const data = { name, description: `${name} …`, sortOrder: 10, features: rows }
  const stored = await payload.create({ collection: 'products', locale: 'id', data })
  const translated = features.map(([, description, title], index) => ({
    ...{ title, description, id: stored.features?.[index]?.id },
  }))
  const texts = { name: english, description: `${english} …`, features: translated }
  await payload.update({ collection: 'products', id: stored.id, locale: 'en', data: texts })
  return stored.id
}

/** Creates a workbook of sheets with the given cells from the first row on. */
function getBook(...sheets: [name: string, state: string, cells: string][]): Buffer {
  const parts = sheets.map(([name, state, cells], at) => ({
    ...{ name, path: `worksheets/s${at}.xml`, rows: `<row r="1" xmlns:x="x">${cells}</row>` },
    ...(state !== '' && { state }),
  }))
  return smallWorkbook(bookParts(parts))
}

function sheet(cells: string, row = '1', path?: string): Buffer {
  const rows = `<row r="${row}" xmlns:x="x">${cells}</row>`
  return smallWorkbook(sheetParts(rows, path))
}

/** Creates a workbook with one shared text in many cells. */
function repeatedText(): Buffer {
  const row = (_: unknown, index: number) =>
    `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`
  return smallWorkbook({
    ...sheetParts(Array.from({ length: 5_000 }, row).join('')),
    'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
  })
}
