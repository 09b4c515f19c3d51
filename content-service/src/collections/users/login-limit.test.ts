import { expect, test } from 'vitest'
import { visitorHeader } from '../../platform/http/visitor-address.ts'
import { loginsPerMinute } from '../../platform/services/open-services.ts'
import { origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()

test('limits sign-ins from one address, whatever the account, and from no other', async () => {
  // All attempts start at the same time: another attempt is permitted every few seconds.
  const attempts = Array.from({ length: loginsPerMinute + 1 }, (_, attempt) =>
    signIn('203.0.113.7', `siapa-${attempt}@contoh.example`),
  )
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(loginsPerMinute)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await signIn('203.0.113.8', 'kepala@contoh.example')).status).toBe(401)
})

function signIn(address: string, email: string): Promise<Response> {
  return service.callAdmin('/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, [visitorHeader]: address },
    body: JSON.stringify({ email, password: 'sandi-yang-salah' }),
  })
}
