import '../../testing/daily-on-sqlite.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { spamSignalHeader } from '@niaga/contract/contact-message'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMailServer } from '../../testing/mail-server.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const mails = await openMailServer()
afterAll(() => mails.close())
const service = await openServiceForFile({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  CONTACT_RECEIPT: 'on',
})
const runner = service.runJobs()
afterAll(() => runner.stop())

beforeAll(async () => {
  for (const [locale, companyName] of [
    ['id', 'Contoh Niaga'],
    ['en', 'Example Trading'],
  ] as const) {
    const data = { companyName, _status: 'published' as const }
    await service.payload.updateGlobal({ slug: 'company-settings', locale, data })
  }
})

beforeEach(() => {
  mails.received.length = 0
})

test('tells the sender that a request has arrived, without a word of theirs', async () => {
  await send('kim@pembeli.example', { reference: 'RFQ-261122-7F3K', language: 'en' })
  const [mail] = await mailsAfter(1)
  expect(mail?.to).toEqual(['kim@pembeli.example'])
  expect(mail?.source).toMatch(/^From: Example Trading </m)
  expect(mail?.source).toContain('Subject: Your message: RFQ-261122-7F3K')
  expect(mail?.source).toContain('Auto-Submitted: auto-replied')
  expect(mail?.source).toContain('Reference: RFQ-261122-7F3K')
  expect(mail?.source).toContain('If you did not write to us')
  expect(mail?.source).not.toMatch(/Umpatan|Penipu|Abaikan|abaikan/)
})

test('writes in both languages to a sender of whom none is known', async () => {
  await send('lee@pembeli.example')
  const [mail] = await mailsAfter(1)
  expect(mail?.source).toContain('abaikan email ini')
  expect(mail?.source).toContain('please ignore this mail')
})

test('comes from the company, as every other mail does', async () => {
  await service.payload.sendEmail({ to: 'sales@contoh.example', subject: 'Lain', text: 'Lain' })
  expect((await mailsAfter(1))[0]?.source).toMatch(/^From: Contoh Niaga </m)
})

test('sends an address one a day, however it is written, and none for spam', async () => {
  await send('sari@pembeli.example', {}, { [spamSignalHeader]: 'honeypot' })
  await send('sari@pembeli.example')
  await mailsAfter(1)
  await send('Sari@Pembeli.example')
  await send('sari+2@pembeli.example')
  await send('ari@pembeli.example')
  await mailsAfter(2)
  await wait(1_500)
  expect(mails.received.flatMap(({ to }) => to)).toEqual([
    'sari@pembeli.example',
    'ari@pembeli.example',
  ])
})

function send(
  email: string,
  enquiry?: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const json = { name: 'Penipu', email, message: 'Umpatan', enquiry }
  return service.call('/api/send-contact', { method: 'POST', headers, json })
}

async function mailsAfter(count: number) {
  await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBe(count)
  return mails.received
}
