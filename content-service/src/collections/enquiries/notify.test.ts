import '../../testing/daily-on-sqlite.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { spamSignalHeader } from '@niaga/contract/contact-message'
import { afterAll, expect, test, vi } from 'vitest'
import { openMailServer } from '../../testing/mail-server.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const mails = await openMailServer()
afterAll(() => mails.close())
const service = await openServiceForFile({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  CONTACT_NOTIFY_TO: 'kantor@contoh.example, gudang@contoh.example',
})
let runner = service.runJobs()
afterAll(() => runner.stop())

test('notifies the company of a message, in plain text, with the sender in Reply-To', async () => {
  const log = vi.spyOn(service.payload.logger, 'info')
  await send(
    'Halo <script>alert(1)</script>\r\n.\r\nSampai jumpa',
    'Sari\r\nBcc: lain@pembeli.example',
  )
  const [mail] = await mailsAfter(1)
  expect(mail?.to).toEqual(['kantor@contoh.example', 'gudang@contoh.example'])
  expect(mail?.source).toContain(
    'Reply-To: "Sari Bcc: lain@pembeli.example" <sari@pembeli.example>',
  )
  expect(mail?.source).toContain('Content-Type: text/plain; charset=utf-8')
  expect(mail?.source).not.toMatch(/^Bcc:|text\/html/im)
  expect(mail?.source).toMatch(/^Sampai jumpa\r$/m)
  const [, messageId] = /^Message-ID: (\S+)\r$/m.exec(mail?.source ?? '') ?? []
  const line = [{ messageId }, 'The mail server accepted a mail']
  await vi.waitFor(() => expect(log.mock.calls).toContainEqual(line))
})

test('sends no notification of spam', async () => {
  mails.received.length = 0
  await send('Beli tautan', 'Bot', { [spamSignalHeader]: 'honeypot' })
  await send('Sesudahnya')
  const [mail] = await mailsAfter(1)
  expect(mail?.source).toContain('Sesudahnya')
  expect(mails.received).toHaveLength(1)
})

test('delivers later, and once, what arrived while the mail server was down', async () => {
  mails.received.length = 0
  await mails.close()
  const texts = Array.from({ length: 5 }, (_, index) => `Saat mati ${index}`)
  const warn = vi.spyOn(service.payload.logger, 'warn')
  for (const text of texts) expect((await send(text)).status).toBe(201)
  await wait(2_500)
  expect(warn.mock.calls[0]).toEqual([
    { message: expect.any(Number), code: 'ESOCKET', response: undefined },
    'The notification of a message could not be sent; this will be retried',
  ])
  const { totalDocs } = await service.payload.count({ collection: 'payload-jobs' })
  expect(totalDocs).toBe(5)
  await mails.open()
  await mailsAfter(5)
  await wait(1_500)
  const delivered = mails.received.map(({ source }) => /Saat mati \d/.exec(source)?.[0])
  expect(delivered.sort()).toEqual(texts)
  expect((await service.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
})

test('restarts the jobs of a killed copy, and runs none beside another copy', async () => {
  await leaveBehind('Ditinggalkan', { processing: true })
  runner = service.runJobs()
  const other = service.runJobs()
  await mailsAfter(1)
  await wait(1_500)
  expect(mails.received).toHaveLength(1)
  await other.stop()
}, 15_000)

test('retries at once after a restart', async () => {
  await leaveBehind('Menunggu lama', { waitUntil: new Date(Date.now() + 86_400_000).toISOString() })
  runner = service.runJobs()
  const [mail] = await mailsAfter(1)
  expect(mail?.source).toContain('Menunggu lama')
})

function send(
  message: string,
  name = 'Sari Wijaya',
  headers: Record<string, string> = {},
): Promise<Response> {
  const json = { name, email: 'sari@pembeli.example', message }
  return service.call('/api/send-contact', { method: 'POST', headers, json })
}

async function mailsAfter(count: number) {
  await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBe(count)
  return mails.received
}

/** Sends a message while no jobs run, and leaves its job in the state in which another copy would. */
async function leaveBehind(text: string, job: { processing: true } | { waitUntil: string }) {
  await runner.stop()
  mails.received.length = 0
  await send(text)
  await service.payload.update({ collection: 'payload-jobs', where: {}, data: job })
}
