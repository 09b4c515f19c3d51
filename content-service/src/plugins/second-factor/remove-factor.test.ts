import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { removeFactor } from './remove-factor.ts'

const account = { email: 'editor-2@contoh.example', password: 'sandi-untuk-uji-coba' }

const service = await openServiceForFile()

test('lets the operator remove the factor of an account', async () => {
  const headers = await service.signIn('editor')
  const { secret } = await (await post('/users/second-factor/begin', account, headers)).json()
  const code = new TOTP({ secret }).generate()
  await post('/users/second-factor/confirm', { code }, headers)
  expect((await post('/users/login', account)).status).toBe(401)
  expect(await removeFactor(service.payload, ' Editor-2@contoh.example')).toBe(true)
  const me = await service.callAdmin('/users/me', { headers })
  expect(await me.json()).toMatchObject({ user: null })
  expect((await post('/users/login', account)).status).toBe(200)
})

test('reports that there is no such account', async () => {
  expect(await removeFactor(service.payload, 'siapa@contoh.example')).toBe(false)
})

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return service.callAdmin(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  })
}
