import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')
const asAdmin = await service.signIn('admin')

test('adds notes with their author and time, and keeps the earlier ones as they are', async () => {
  const id = await makeMessage()
  const first = await notesAfter(id, { addNote: ' Ditelepon.\nMinta sampel. ' }, asEditor)
  expect(first).toMatchObject([{ text: 'Ditelepon.\nMinta sampel.', author: 'editor' }])
  expect(Date.parse(first[0].at)).toBeGreaterThan(Date.now() - 60_000)
  const both = await notesAfter(id, { addNote: 'Dikirim', status: 'sample' }, asAdmin)
  expect(both).toEqual([first[0], expect.objectContaining({ text: 'Dikirim', author: 'admin' })])
})

test.for([
  ['others in their place', [{ text: 'x', author: 'Rani', at: '2020-01-01T00:00:00.000Z' }]],
  ['none', []],
] as const)('keeps every note when %s are sent', async ([, notes]) => {
  const id = await makeMessage()
  const before = await notesAfter(id, { addNote: 'Ditelepon' }, asEditor)
  expect(await notesAfter(id, { notes, status: 'won' }, asAdmin)).toEqual(before)
  await service.payload.update({ collection: 'messages', id, data: { notes: [...notes] } })
  expect(await notesAfter(id, { status: 'lost' }, asAdmin)).toEqual(before)
})

test('keeps an earlier note when the same row is sent with another text', async () => {
  const id = await makeMessage()
  const [note] = await notesAfter(id, { addNote: 'Ditelepon' }, asEditor)
  const changed = [{ ...note, text: 'x', author: 'x' }]
  expect(await notesAfter(id, { notes: changed, addNote: '  ' }, asAdmin)).toEqual([note])
})

test('responds with an empty field, so that the form does not send the note again', async () => {
  const id = await makeMessage()
  const response = await change(id, { addNote: 'Ditelepon' }, asEditor)
  expect((await response.json()).doc.addNote).toBe('')
  const stored = await service.payload.findByID({ collection: 'messages', id })
  expect(stored.addNote).toBe('')
})

test('rejects a note that is too long, at the field in which it was written', async () => {
  const id = await makeMessage()
  const response = await change(id, { addNote: 'x'.repeat(5001) }, asEditor)
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].data.errors).toMatchObject([
    { path: 'addNote', message: 'Isian ini paling panjang 5000 karakter.' },
  ])
})

test('loses none of several notes that are added at once', async () => {
  const id = await makeMessage()
  const texts = Array.from({ length: 8 }, (_, index) => `Catatan ${index}`)
  const responses = await Promise.all(texts.map((addNote) => change(id, { addNote }, asEditor)))
  expect(responses.map(({ status }) => status)).toEqual(texts.map(() => 200))
  const { notes } = await service.payload.findByID({ collection: 'messages', id })
  expect(notes?.map(({ text }) => text).sort()).toEqual(texts)
})

async function makeMessage(): Promise<number> {
  const data = {
    ...{ name: 'Sari', email: 'sari@pembeli.example', message: 'Halo', status: 'new' as const },
    receivedAt: new Date().toISOString(),
  }
  return (await service.payload.create({ collection: 'messages', data })).id
}

async function notesAfter(id: number, data: object, headers: Record<string, string>) {
  const response = await change(id, data, headers)
  expect(response.status).toBe(200)
  return (await response.json()).doc.notes
}

function change(id: number, data: object, headers: Record<string, string>): Promise<Response> {
  return service.callAdmin(`/messages/${id}`, { method: 'PATCH', headers, json: data })
}
