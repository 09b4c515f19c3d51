import { failureSchema } from '@niaga/contract/envelope'
import { expect, test } from 'vitest'
import { visitorHeader } from '../../platform/http/visitor-address.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile({ CONTACT_LIMIT_PER_MINUTE: '2' })

test('responds with 429 and Retry-After to a visitor who sends too often', async () => {
  expect((await sendFrom('203.0.113.7')).status).toBe(201)
  expect((await sendFrom('203.0.113.7')).status).toBe(201)
  const rejected = await sendFrom('203.0.113.7')
  expect(rejected.status).toBe(429)
  expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(25)
  expect(failureSchema.parse(await rejected.json()).error.code).toBe('too_many')
  expect((await sendFrom('203.0.113.8')).status).toBe(201)
})

function sendFrom(address: string): Promise<Response> {
  return service.call('/api/send-contact', {
    method: 'POST',
    headers: { [visitorHeader]: address },
    json: { name: 'Sari', email: 'sari@pembeli.example', message: 'Halo' },
  })
}
