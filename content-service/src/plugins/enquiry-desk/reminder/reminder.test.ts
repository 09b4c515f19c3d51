import '../../../testing/daily-on-sqlite.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '../../../platform/payload-types.ts'
import type { JobRunner } from '../../../server/run-jobs.ts'
import { openMailServer } from '../../../testing/mail-server.ts'
import { openService, type Service } from '../../../testing/open-service.ts'
import { openServiceForFile } from '../../../testing/open-service-for-file.ts'
import { queueReminders } from './queue-reminders.ts'

// A time that the job runner's own clock has not reached.
const now = Date.parse('2126-11-23T03:00:00.000Z')
const hourMs = 3_600_000

let runner: JobRunner
let colleague: number
let asSales: Record<string, string>

const mails = await openMailServer()
afterAll(() => mails.close())
const service = await openServiceForFile({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  CONTACT_NOTIFY_TO: 'kantor@contoh.example',
})

beforeAll(async () => {
  asSales = await service.signIn('sales')
  const { docs } = await service.payload.find({ collection: 'users' })
  colleague = docs[0]?.id ?? 0
  runner = service.runJobs()
})

afterAll(() => runner.stop())

beforeEach(async () => {
  await service.payload.delete({ collection: 'messages', where: { id: { exists: true } } })
  mails.received.length = 0
})

test('reminds the colleague who looks after an enquiry, else the company, once', async () => {
  await makeMessage({ name: 'Kim\nBcc: x', assignedTo: colleague, reference: 'RFQ-261122-7F3K' })
  await makeMessage({ name: 'Lee' })
  await Promise.all([1, 2, 3].map(() => queueReminders(service.payload, now)))
  await queueReminders(service.payload, now + hourMs)
  await mailsAfter(2)
  await jobsDone()
  const received = mails.received.toSorted((one, next) =>
    one.to.join().localeCompare(next.to.join()),
  )
  expect(received.map(({ to }) => to)).toEqual([
    ['kantor@contoh.example'],
    ['sales-2@contoh.example'],
  ])
  expect(received[1]?.source).toContain('Subject: Belum dijawab: RFQ-261122-7F3K')
  expect(received[1]?.source).toContain('Pesan dari Kim Bcc: x belum dijawab.')
  expect(received[1]?.source).not.toContain('Rahasia')
})

test.for([
  ['is not overdue', { answerBy: at(now + hourMs) }],
  ['was answered', { firstAnsweredAt: at(now - hourMs) }],
  ['is quoted', { status: 'quoted' }],
  ['is spam', { status: 'spam' }],
  ['was promised nothing', { answerBy: null }],
  ['is overdue for weeks', { answerBy: at(now - 400 * hourMs) }],
] as const)('sends no reminder of an enquiry that %s', async ([, data]) => {
  await makeMessage(data)
  await queueReminders(service.payload, now)
  expect(await getReminders(service)).toBe(0)
})

test('sends none of an enquiry that is answered before the mail goes out', async () => {
  await runner.stop()
  const { id } = await makeMessage({})
  await queueReminders(service.payload, now)
  await service.payload.update({ collection: 'messages', id, data: { status: 'won' } })
  runner = service.runJobs()
  await jobsDone()
  expect(mails.received).toEqual([])
})

test('reminds a colleague of their own day, once for each day', async () => {
  const { id } = await makeMessage({ name: 'Ana', answerBy: null, reference: 'RFQ-261122-7F3K' })
  const save = (json: object) =>
    service.callAdmin(`/messages/${id}`, { method: 'PATCH', headers: asSales, json })
  const remind = async (timeMs: number) => {
    await queueReminders(service.payload, timeMs)
    await jobsDone()
    return mails.received.splice(0).map(({ to, source }) => [to.join(), source] as const)
  }
  const midnight = Date.parse('2126-11-23T17:00:00.000Z')
  await save({ followUpOn: '2126-11-24T12:00:00.000Z', addNote: 'Minta\nsampel' })
  const stored = await service.payload.findByID({ collection: 'messages', id, depth: 1 })
  expect(stored.assignedTo).toMatchObject({ name: 'sales' })
  expect(await remind(midnight - 1)).toEqual([])
  const [mail] = await remind(midnight)
  expect(mail?.[0]).toMatch(/^sales-\d+@/)
  expect(mail?.[1]).toContain('Subject: Pengingat: RFQ-261122-7F3K')
  expect(mail?.[1]).toContain('Catatan: Minta sampel')
  expect(mail?.[1]).not.toContain('Rahasia')
  await save({ status: 'quoted', followUpMailedAt: null })
  expect(await remind(midnight + hourMs)).toEqual([])
  await save({ followUpOn: '2126-11-23T12:00:00.000Z' })
  expect(await remind(midnight + hourMs)).toHaveLength(1)
  await save({ followUpOn: null })
  expect(await remind(midnight + 2 * hourMs)).toEqual([])
})

test('reminds of twenty at a time', async () => {
  for (let count = 0; count < 21; count += 1) await makeMessage({})
  await queueReminders(service.payload, now)
  const where = { remindedAt: { exists: true } }
  const reminded = () => service.payload.count({ collection: 'messages', where })
  expect((await reminded()).totalDocs).toBe(20)
  await queueReminders(service.payload, now)
  expect((await reminded()).totalDocs).toBe(21)
  await mailsAfter(21)
})

test('waits for a mail server and for somebody to remind', async () => {
  await using settings = await services()
  for (const one of settings.opened) {
    await one.payload.create({ collection: 'messages', data: messageData({}) })
    await queueReminders(one.payload, now)
    expect(await getReminders(one)).toBe(0)
  }
})

async function services() {
  const SMTP_URL = `smtp://127.0.0.1:${mails.port}`
  const opened = [await openService(), await openService({ SMTP_URL })]
  return {
    opened,
    [Symbol.asyncDispose]: async () => {
      for (const one of opened) await one.close()
    },
  }
}

function messageData(data: Partial<Message>) {
  return {
    ...{ name: 'Kim', email: 'kim@pembeli.example', message: 'Rahasia', status: 'read' as const },
    ...{ receivedAt: at(now - 48 * hourMs), answerBy: at(now - hourMs) },
    ...data,
  }
}

function makeMessage(data: Partial<Message>): Promise<Message> {
  return service.payload.create({ collection: 'messages', data: messageData(data) })
}

async function mailsAfter(count: number) {
  await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBe(count)
}

async function getReminders({ payload }: Service): Promise<number> {
  const where = { taskSlug: { equals: 'remind-of-message' } } as const
  return (await payload.count({ collection: 'payload-jobs', where })).totalDocs
}

async function jobsDone() {
  const countJobs = () => service.payload.count({ collection: 'payload-jobs' })
  await expect.poll(countJobs, { timeout: 20_000 }).toEqual({ totalDocs: 0 })
}

function at(timeMs: number): string {
  return new Date(timeMs).toISOString()
}
