import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { flattenAllFields } from 'payload'
import { expect, test } from 'vitest'
import { keepFile } from '../../collections/message-files/keep-file.ts'
import { removeUnattached } from '../../collections/message-files/remove-unattached.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { belongings } from './read-person.ts'

const password = 'sandi-untuk-uji-coba'
const request = { askedBy: 'person', askedOn: '2026-11-20' }

const service = await openServiceForFile()
const asAdmin = await service.signIn('admin')
const asEditor = await service.signIn('editor')
const asSales = await service.signIn('sales')

test('knows every collection that belongs to a message', () => {
  const { collections } = service.payload.config
  const related = collections
    .filter(({ fields }) => flattenAllFields({ fields }).some(isOfMessages))
    .map(({ slug }) => slug)
  expect(related.sort()).toEqual(belongings.map(({ slug }) => String(slug)).sort())
})

test('finds what is stored about an address, whatever the case of its letters', async () => {
  const person = await makePerson('dewi@pembeli.example')
  const response = await ask('find', { email: ` ${person.email.toUpperCase()} ` })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({
    counts: {
      ...{ messages: 2, notes: 1, answers: 1, files: 1, history: 3 },
      ...{ otherNotes: 1, mentions: 1, audit: 0, jobs: 1 },
    },
    remaining: 0,
    earlier: [],
  })
})

test('gives it all as one file, with the content of files, and records who did', async () => {
  const person = await makePerson('eka@pembeli.example')
  const response = await ask('export', { email: person.email })
  expect(response.headers.get('Content-Disposition')).toContain('attachment')
  const text = await response.text()
  const file = JSON.parse(text)
  expect(file.messages.map(({ message }: { message: string }) => message)).toEqual([
    'Halo',
    'Halo lagi',
  ])
  expect(file.messages[0].notes).toMatchObject([{ text: 'Catatan tentangnya' }])
  expect(file.answers).toMatchObject([{ to: person.email, text: 'Baik' }])
  expect(file.files).toMatchObject([
    { name: 'surat.pdf', content: Buffer.from('isi').toString('base64') },
  ])
  expect(file.history).toHaveLength(3)
  expect(file.notesOnOtherMessages).toEqual([person.note])
  expect(text).not.toMatch(/digest|addressKey|storedName/i)
  const [entry] = await audited('person-exported')
  expect(entry).toMatchObject({ who: expect.stringContaining('admin'), about: 'messages' })
  expect(JSON.stringify(entry)).not.toContain('eka')
})

test('deletes it, and leaves a proof that only names the address to whom it is given', async () => {
  const person = await makePerson('fitri@pembeli.example')
  const bystander = await makePerson('bukan.fitri@pembeli.example')
  const { status } = await remove(person.email, { confirmation: 'sandi-yang-salah' })
  expect(status).toBe(400)
  expect((await counted(person.email)).counts.messages).toBe(2)

  const response = await remove(person.email)
  expect(response.status).toBe(200)
  const { record } = await response.json()
  await removeUnattached(service.payload)
  const { counts, earlier } = await counted(person.email)
  expect(counts).toMatchObject({
    ...{ messages: 0, notes: 0, answers: 0, files: 0, history: 0, otherNotes: 0, jobs: 0 },
  })
  expect(earlier).toEqual([record])
  expect(existsSync(join(service.dataFolder, 'message-files', person.storedName))).toBe(false)
  for (const { slug } of belongings) {
    const { totalDocs } = await service.payload.count({
      collection: slug,
      where: { message: { in: person.messages } },
    })
    expect(totalDocs).toBe(0)
  }

  const stored = await service.payload.findByID({
    collection: 'personal-data-deletions',
    id: record.id,
  })
  expect(stored).toMatchObject({
    ...{ askedBy: 'person', deletedBy: 'admin', remaining: 0 },
    counts: { messages: 2, notes: 1, answers: 1, files: 1, history: 3, otherNotes: 1, jobs: 1 },
  })
  const [entry] = await audited('person-deleted')
  expect(JSON.stringify([stored, entry])).not.toContain('fitri')

  const other = await counted(bystander.email)
  expect(other.counts).toMatchObject({ messages: 2, notes: 1, answers: 1, files: 1, otherNotes: 1 })
  expect(other.earlier).toEqual([])
})

test('removes the address from the notes on the messages of others, and nothing else of them', async () => {
  const person = await makePerson('gita@pembeli.example')
  await remove(person.email)
  const { notes } = await service.payload.findByID({ collection: 'messages', id: person.other })
  expect(notes?.map(({ text }) => text)).toEqual([
    person.note.replace(person.email, '[alamat dihapus]'),
  ])
})

test('leaves nothing half deleted when the proof cannot be stored', async () => {
  const person = await makePerson('hana@pembeli.example')
  const { hooks } = service.payload.collections['personal-data-deletions'].config
  hooks.afterChange.push(() => {
    throw new Error('Failed after the change')
  })
  expect((await remove(person.email)).status).toBe(500)
  hooks.afterChange.pop()
  const { counts, earlier } = await counted(person.email)
  expect(counts).toMatchObject({ messages: 2, answers: 1, files: 1, otherNotes: 1, jobs: 1 })
  expect(earlier).toEqual([])
})

test('deletes once, although two admins ask at the same moment', async () => {
  const person = await makePerson('indah@pembeli.example')
  const responses = await Promise.all([remove(person.email), remove(person.email)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await counted(person.email)).earlier).toHaveLength(1)
})

test.for(['find', 'export', 'delete'])('is closed to all but admins: %s', async (step) => {
  const body = { email: 'dewi@pembeli.example', ...request, confirmation: password }
  for (const headers of [{}, asEditor, asSales]) {
    expect((await ask(step, body, headers)).status).toBe(403)
  }
  const foreign = { Cookie: asAdmin.Cookie ?? '', Origin: 'https://jahat.example' }
  expect((await ask(step, body, foreign)).status).toBe(403)
})

test.for([
  undefined,
  null,
  '',
  'bukan alamat',
  '%',
  '@',
  `${'x'.repeat(300)}@pembeli.example`,
  7,
  { equals: 'dewi@pembeli.example' },
  ['dewi@pembeli.example'],
])('rejects what is no address: %j', async (email) => {
  for (const step of ['find', 'export', 'delete']) {
    const response = await ask(step, { email, ...request, confirmation: password })
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0].message).toContain('bukan alamat email')
  }
})

test.for([
  { askedBy: 'siapa saja' },
  { askedOn: '2026-02-31' },
  { askedOn: '2999-01-01' },
  { askedOn: '0001-01-01' },
  { askedOn: 7 },
  { askedOn: '' },
])('rejects a deletion that nobody can have asked for: %j', async (change) => {
  const response = await remove('siapa@pembeli.example', change)
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].message).toContain('siapa yang meminta')
})

test('rejects a body that is too large or no object', async () => {
  const padding = 'x'.repeat(10_000)
  expect((await ask('find', { email: 'dewi@pembeli.example', padding })).status).toBe(400)
  expect((await ask('find', [])).status).toBe(400)
})

function isOfMessages(field: object): boolean {
  const target: unknown = Reflect.get(field, 'relationTo')
  return [target].flat().includes('messages')
}

let people = 0

/**
 * Creates two messages with a note, a waiting answer and a file, and another message whose note and text contain the
 * person's address.
 */
async function makePerson(email: string) {
  const { payload } = service
  people += 1
  const receive = (sender: string, message: string) =>
    payload.create({
      collection: 'messages',
      data: { name: 'Orang', email: sender, message, status: 'new', receivedAt: '2026-11-01' },
    })
  const first = await receive(email, 'Halo')
  const second = await receive(email.toUpperCase(), 'Halo lagi')
  const other = await receive(`lain-${people}@pembeli.example`, `Salinan ke ${email}.`)
  const note = `Sama dengan ${email}, tetapi bukan x${email}`
  const update = { collection: 'messages' } as const
  await payload.update({ ...update, id: first.id, data: { addNote: 'Catatan tentangnya' } })
  await payload.update({ ...update, id: other.id, data: { addNote: note } })
  const reply = await payload.create({
    collection: 'message-replies',
    data: {
      ...{ message: first.id, key: `kunci-${people}`, author: 'Rani', to: email, text: 'Baik' },
      ...{ replyTo: 'kami@contoh.example', language: 'id', subject: 'Re', state: 'waiting' },
      attempts: 0,
    },
  })
  await payload.jobs.queue({ task: 'send-reply', input: { reply: reply.id } })
  const content = { type: 'pdf', data: Buffer.from('isi'), scan: 'none' } as const
  const { storedName } = await keepFile(
    payload,
    { name: 'surat.pdf', ...content },
    { origin: 'visitor', message: first.id },
  )
  return { email, messages: [first.id, second.id], other: other.id, note, storedName }
}

function ask(step: string, json: unknown, headers: Record<string, string> = asAdmin) {
  return service.callAdmin(`/personal-data/${step}`, { method: 'POST', headers, json })
}

function remove(email: string, change: object = {}) {
  return ask('delete', { email, ...request, confirmation: password, ...change })
}

async function counted(email: string) {
  return (await ask('find', { email })).json()
}

async function audited(event: 'person-exported' | 'person-deleted') {
  const where = { event: { equals: event } }
  const { docs } = await service.payload.find({ collection: 'audit-log', where, sort: '-id' })
  return docs
}
