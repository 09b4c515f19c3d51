import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import type { Message } from '../../platform/payload-types.ts'
import { readCsv } from '../../platform/text/csv.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

beforeAll(async () => {
  await Promise.all([makeMessage('=SUM(A1)', 'new'), makeMessage('Sari', 'quoted')])
})

test('requires a session', async () => {
  expect((await service.callAdmin('/messages/export')).status).toBe(403)
})

test('sends an editor every message as a workbook without formulas', async () => {
  const response = await download('')
  expect(response.headers.get('Content-Type')).toContain('spreadsheetml.sheet')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="messages.xlsx"')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const [headings, ...rows] = await rowsIn(response)
  expect(headings?.slice(0, 3)).toEqual(['Diterima', 'Status', 'Nama'])
  expect(rows).toHaveLength(2)
  expect(rows.find(([, , name]) => name === '=SUM(A1)')).toEqual([
    '1 Nov 2026, 07.00 WIB',
    'Baru',
    '=SUM(A1)',
    'sari@pembeli.example',
    '+62 812 0000 0000',
    ...['', '', '', '', ''],
    'Halo;=1+1',
    '',
  ])
})

test('has a column for each part of an enquiry, and a line for each item', async () => {
  const items: Message['items'] = [
    {
      ...{ kind: 'coal', product: 'Energy 4600', quantity: '3 × 55000 t', incoterm: 'FOB' },
      ...{ port: 'Samarinda', delivery: 'February 2027', details: 'TM max 30 %\nSGS' },
    },
    { kind: 'machine', product: 'Excavator' },
  ]
  const { id } = await makeMessage('Kim', 'spam', {
    ...{ reference: 'RFQ-261122-7F3K', company: 'Contoh Power', country: 'South Korea', items },
    answerBy: '2026-11-23T10:00:00.000Z',
  })
  const [headings, row] = await rowsIn(await download('?status=spam'))
  expect(headings?.slice(5, 10)).toEqual([
    ...['Nomor referensi', 'Perusahaan', 'Negara', 'Yang diminta', 'Jawab sebelum'],
  ])
  expect(row?.slice(5, 10)).toEqual([
    ...['RFQ-261122-7F3K', 'Contoh Power', 'South Korea'],
    'Energy 4600 · 3 × 55000 t · FOB Samarinda · February 2027 · TM max 30 % SGS\nExcavator',
    '23 Nov 2026, 17.00 WIB',
  ])
  await service.payload.delete({ collection: 'messages', id })
})

test('writes each note on a line of its own, with its time and author', async () => {
  const { id } = await makeMessage('Rani', 'lost')
  const update = { collection: 'messages', id } as const
  const [user] = (await service.payload.find({ collection: 'users', sort: '-id' })).docs
  await service.payload.update({ ...update, data: { addNote: 'Ditelepon\ndua kali' }, user })
  await service.payload.update({ ...update, data: { addNote: 'Kalah harga' } })
  const [, row] = await rowsIn(await download('?status=lost'))
  const lines = row?.at(-1)?.split('\n') ?? []
  expect(lines).toEqual([
    expect.stringMatching(/ WIB, editor: Ditelepon dua kali$/),
    expect.stringMatching(/ WIB: Kalah harga$/),
  ])
  await service.payload.delete(update)
})

test('writes headings, times and statuses in the language of the editor', async () => {
  const headers = { ...asEditor, Cookie: `${asEditor.Cookie}; payload-lng=en` }
  const [headings, row] = await rowsIn(await download('?status=quoted', headers))
  expect(headings?.slice(0, 3)).toEqual(['Received', 'Stage', 'Name'])
  expect(row?.slice(0, 3)).toEqual(['1 Nov 2026, 07:00 WIB', 'Quoted', 'Sari'])
})

test('filters by status', async () => {
  const [, ...rows] = await rowsIn(await download('?status=quoted'))
  expect(rows.map(([, , name]) => name)).toEqual(['Sari'])
})

test('filters by the colleague who looks after a message, too', async () => {
  const { docs } = await service.payload.find({ collection: 'users', sort: '-id', limit: 1 })
  const [user] = docs
  const { id } = await makeMessage('Milik saya', 'won', { assignedTo: user?.id })
  const other = await makeMessage('Milik lain', 'won')
  const [, ...rows] = await rowsIn(await download(`?status=won&assignedTo=${user?.id}`))
  expect(rows.map(([, , name]) => name)).toEqual(['Milik saya'])
  for (const rubbish of ['0', '-1', 'x', '99999999999', '1 or 1']) {
    const all = await rowsIn(await download(`?status=won&assignedTo=${rubbish}`))
    expect(all).toHaveLength(3)
  }
  await service.payload.delete({ collection: 'messages', id })
  await service.payload.delete({ collection: 'messages', id: other.id })
})

test('sends the same as text with semicolons, in which nothing is a formula', async () => {
  const { id } = await makeMessage('=HYPERLINK("https://jahat.example";"x")', 'sample', {
    ...{ company: '@SUM(A1)', country: '－1', message: 'Satu\nDua; "tiga"' },
  })
  const response = await download('?status=sample&format=csv')
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="messages.csv"')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const text = bytes.toString().slice(1)
  expect(text.endsWith('\r\n')).toBe(true)
  const [headings, row] = readCsv(text, 10, 20) ?? []
  expect(headings?.slice(0, 3)).toEqual(['Diterima', 'Status', 'Nama'])
  expect(text.startsWith('Diterima;Status;Nama;')).toBe(true)
  expect(row).toEqual([
    ...['1 Nov 2026, 07.00 WIB', 'Sampel dikirim'],
    ...[`'=HYPERLINK("https://jahat.example";"x")`, 'sari@pembeli.example'],
    ...["'+62 812 0000 0000", '', "'@SUM(A1)", "'－1", '', '', 'Satu\nDua; "tiga"', ''],
  ])
  await service.payload.delete({ collection: 'messages', id })
})

test('contains each message once, however many there are', async () => {
  for (let count = 0; count < 450; count += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => makeMessage(`m${count + index}`)))
  }
  const [, ...rows] = await rowsIn(await download('?status=read'))
  expect(new Set(rows.map(([, , name]) => name)).size).toBe(450)
  expect(rows).toHaveLength(450)
})

function makeMessage(
  name: string,
  status: Message['status'] = 'read',
  enquiry: Partial<Message> = {},
) {
  const data = {
    name,
    email: 'sari@pembeli.example',
    phone: '+62 812 0000 0000',
    message: 'Halo;=1+1',
    status,
    receivedAt: '2026-11-01T00:00:00.000Z',
    ...enquiry,
  }
  return service.payload.create({ collection: 'messages', data })
}

function download(query: string, headers = asEditor): Promise<Response> {
  return service.callAdmin(`/messages/export${query}`, { headers })
}

async function rowsIn(response: Response): Promise<string[][]> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t [^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text),
  )
}
