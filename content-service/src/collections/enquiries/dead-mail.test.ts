import { beforeAll, expect, test } from 'vitest'
import { waitAfter } from '../../platform/jobs/retries.ts'
import '../../testing/daily-on-sqlite.ts'
import { openMailServer } from '../../testing/mail-server.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const mails = await openMailServer()
const service = await openServiceForFile({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  CONTACT_NOTIFY_TO: 'kantor@contoh.example',
  CONTACT_RECEIPT: 'on',
})
const asSales = await service.signIn('sales')

beforeAll(async () => {
  await mails.close()
})

test('delivers within an hour, each once, what waited for a mail server that was dead for a day', async () => {
  const message = await receive()
  await answer(message)
  // The notice, the receipt and the answer.
  expect(await waitingJobs()).toHaveLength(3)
  const { lastWaitMs } = await outage(dayMs)
  expect(lastWaitMs).toBeLessThanOrEqual(hourMs)
  expect(await waitingJobs()).toHaveLength(3)
  await mails.open()
  await service.payload.jobs.run({ allQueues: true, silent: true })
  expect(mails.received.flatMap(({ to }) => to).sort()).toEqual([
    'kantor@contoh.example',
    'kim@pembeli.example',
    'kim@pembeli.example',
  ])
  expect(await waitingJobs()).toEqual([])
  const { docs } = await service.payload.find({ collection: 'message-replies' })
  expect(docs).toMatchObject([{ state: 'sent', failure: null }])
  await mails.close()
}, 60_000)

test('keeps the message and an answer that it gave up, and says so', async () => {
  const message = await receive()
  await answer(message)
  await outage(3 * dayMs)
  const where = { message: { equals: message } }
  const { docs } = await service.payload.find({ collection: 'message-replies', where })
  expect(docs).toMatchObject([{ state: 'failed', failure: expect.any(String) }])
  const stored = await service.payload.findByID({ collection: 'messages', id: message })
  expect(stored.firstAnsweredAt ?? null).toBeNull()
  // The notice, which is retried for longer; the sender has already received the day's receipt.
  expect(await waitingJobs()).toHaveLength(1)
}, 60_000)

test('waits twice as long after each attempt, and an hour at most', () => {
  expect([0, 1, 2, 9, 10, 200].map(waitAfter)).toEqual([
    5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
  ])
})

/** Attempts the queued jobs as often as the queue would in the given time (ms), without waiting. */
async function outage(ms: number): Promise<{ lastWaitMs: number }> {
  let lastWaitMs = 0
  for (let sleptMs = 0; sleptMs < ms; sleptMs += lastWaitMs) {
    await service.payload.jobs.run({ allQueues: true, silent: true })
    const jobs = await waitingJobs()
    expect(jobs).not.toEqual([])
    const waits = jobs.map(({ waitUntil }) => Date.parse(waitUntil ?? '') - Date.now())
    lastWaitMs = Math.max(...waits)
    const data = { waitUntil: null }
    await service.payload.update({ collection: 'payload-jobs', where: {}, data })
  }
  return { lastWaitMs }
}

async function waitingJobs() {
  const { docs } = await service.payload.find({
    collection: 'payload-jobs',
    where: { hasError: { not_equals: true } },
    pagination: false,
  })
  return docs
}

async function receive(): Promise<number> {
  const response = await service.call('/api/send-contact', {
    method: 'POST',
    json: { name: 'Kim', email: 'kim@pembeli.example', message: 'Halo' },
  })
  expect(response.status).toBe(201)
  return (await response.json()).data.id
}

async function answer(message: number): Promise<void> {
  const response = await service.callAdmin(`/messages/${message}/replies`, {
    method: 'POST',
    headers: asSales,
    json: {
      ...{ key: message.toString(16).padStart(32, '0'), language: 'en' },
      ...{ subject: 'Penawaran', text: 'Terlampir.', documents: [], files: [], moveTo: null },
      seen: { reply: 0, status: 'new' },
    },
  })
  expect(response.status, await response.clone().text()).toBe(200)
}
