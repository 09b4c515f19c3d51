import { spamSignalHeader } from '@niaga/contract/contact-message'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../testing/open-service.ts'
import { countStored } from './stored-metrics.ts'

let service: Service

beforeAll(async () => {
  service = await openService({
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_NOTIFY_TO: 'kantor@contoh.example',
  })
})

afterAll(() => service.close())

test('counts messages by status and waiting mails', async () => {
  const signals: Record<string, string>[] = [{}, {}, { [spamSignalHeader]: 'honeypot' }]
  for (const headers of signals) {
    await service.call('/api/send-contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Sari', email: 'sari@pembeli.example', message: 'Halo' }),
    })
  }
  expect(await countStored(service.payload)).toMatchObject({
    messages: { new: 2, read: 0, spam: 1 },
    waiting: { 'notify-of-message': 2 },
    failed: { 'notify-of-message': 0 },
  })
})
