import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asAdmin = await service.signIn()

async function getError(path: string, language: 'id' | 'en', body: string | object) {
  const headers = { ...asAdmin, 'Accept-Language': language, 'Content-Type': 'application/json' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await service.callAdmin(path, { method: 'POST', headers, body: text })
  expect(response.ok).toBe(false)
  const { errors } = await response.json()
  return errors[0]
}

test.for([
  ['id', 'Isian berikut tidak valid: Email'],
  ['en', 'The following field is invalid: Email'],
] as const)('names a taken address in %s', async ([language, message]) => {
  const account = { name: 'x', email: 'admin-2@contoh.example', password: 'kapal keruk lima biru' }
  expect(await getError('/users', language, account)).toMatchObject({
    message,
    data: { errors: [{ path: 'email' }] },
  })
})

test.for([
  ['id', /^Kata sandi harus/],
  ['en', /^A password must/],
] as const)(
  'says why a password is weak, also at its field, in %s',
  async ([language, sentence]) => {
    const account = { name: 'x', email: 'baru@contoh.example', password: 'abc' }
    expect(await getError('/users', language, account)).toMatchObject({
      message: expect.stringMatching(sentence),
      data: { errors: [{ path: 'password', message: expect.stringMatching(sentence) }] },
    })
  },
)

test.for([
  ['id', 'Token tidak valid atau telah kedaluwarsa.'],
  ['en', 'Token is either invalid or has expired.'],
] as const)('says in %s what Payload says only in English', async ([language, message]) => {
  const body = { token: 'x', password: 'kapal keruk lima biru' }
  expect((await getError('/users/reset-password', language, body)).message).toBe(message)
})

test('says in Indonesian that a body is not JSON', async () => {
  expect((await getError('/products', 'id', '{')).message).toBe('Kiriman tidak dapat dibaca.')
})
