import { spamSignalHeader } from '@niaga/contract/contact-message'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../testing/open-service-for-file.ts'
import { countStored } from './stored-metrics.ts'

const service = await openServiceForFile({
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_NOTIFY_TO: 'kantor@contoh.example',
})

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
