import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openService, type Service } from '../../testing/open-service.ts'

let service: Service
let asAdmin: Record<string, string>

beforeAll(async () => {
  service = await openService({ ADMIN_SECOND_FACTOR: 'required' })
  asAdmin = await service.signIn('admin')
})

afterAll(() => service.close())

test('gives an admin only an editor’s rights until there is a second factor', async () => {
  expect(await statuses()).toEqual({ products: 200, audit: 403, account: 403 })
  const { secret } = await (await send('/users/second-factor/begin', passwordFor)).json()
  expect(await statuses()).toMatchObject({ audit: 403 })
  const code = new TOTP({ secret }).generate()
  expect((await send('/users/second-factor/confirm', { code })).status).toBe(200)
  expect(await statuses()).toEqual({ products: 200, audit: 200, account: 201 })
})

test('requires none of editors', async () => {
  const headers = await service.signIn('editor')
  expect((await service.callAdmin('/products', { headers })).status).toBe(200)
})

const passwordFor = { password: 'sandi-untuk-uji-coba' }

async function statuses() {
  const account = { name: 'Baru', email: 'baru@contoh.example', ...passwordFor, role: 'editor' }
  return {
    products: (await service.callAdmin('/products', { headers: asAdmin })).status,
    audit: (await service.callAdmin('/audit-log', { headers: asAdmin })).status,
    account: (await send('/users', account)).status,
  }
}

function send(path: string, body: object): Promise<Response> {
  return service.callAdmin(path, {
    method: 'POST',
    headers: { ...asAdmin, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}
