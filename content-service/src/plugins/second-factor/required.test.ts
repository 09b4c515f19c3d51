import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile({ ADMIN_SECOND_FACTOR: 'required' })
const asAdmin = await service.signIn('admin')

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
