import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorHeader } from '../api/visitor-address.ts'
import { openService, origin, type Service } from '../testing/open-service.ts'
import { loginsPerMinute } from './login-limit.ts'

let service: Service

beforeAll(async () => {
  service = await openService()
}, 60_000)

afterAll(() => service.close())

test('limits sign-ins from one address, whatever the account, and from no other', async () => {
  for (let attempt = 0; attempt < loginsPerMinute; attempt += 1) {
    expect((await signIn('203.0.113.7', `siapa-${attempt}@contoh.example`)).status).toBe(401)
  }
  expect((await signIn('203.0.113.7', 'kepala@contoh.example')).status).toBe(429)
  expect((await signIn('203.0.113.8', 'kepala@contoh.example')).status).toBe(401)
}, 60_000)

function signIn(address: string, email: string): Promise<Response> {
  return service.callAdmin('/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, [visitorHeader]: address },
    body: JSON.stringify({ email, password: 'sandi-yang-salah' }),
  })
}
