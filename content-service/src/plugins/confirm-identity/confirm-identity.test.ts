import '../../testing/daily-on-sqlite.ts'
import { TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { openMailServer } from '../../testing/mail-server.ts'
import { getCookie, origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

type Headers = Record<string, string>

const password = 'sandi-untuk-uji-coba'
const renewed = 'gajah-melompat-pagi-77q'

let people = 0

const mails = await openMailServer()
afterAll(() => mails.close())
const service = await openServiceForFile({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
const asAdmin = await service.signIn('admin')

test.for<[string, object]>([
  ['the password', { password: renewed }],
  ['the email address', { email: 'pencuri@jahat.example' }],
])('requires the own password or a code to change %s of the own account', async ([, change]) => {
  const { id, email, headers } = await makePerson()
  for (const confirmation of [undefined, '', ' ', 'sandi-yang-salah', renewed, { $ne: null }, 1]) {
    const response = await send(`/users/${id}`, 'PATCH', { ...change, confirmation }, headers)
    expect(await faultyFields(response)).toEqual(['confirmation'])
  }
  expect((await signIn(email)).status).toBe(200)
  const confirmed = { ...change, confirmation: password }
  expect((await send(`/users/${id}`, 'PATCH', confirmed, headers)).status).toBe(200)
  expect((await signIn(email)).status).toBe(401)
})

test('accepts the right password after a wrong one from the same form, if nobody saved meanwhile', async () => {
  const { id, headers } = await makePerson()
  const { updatedAt } = await service.payload.findByID({ collection: 'users', id })
  const form = { password: renewed, updatedAt }
  for (const confirmation of ['sandi-yang-salah', 'salah-lagi']) {
    const response = await send(`/users/${id}`, 'PATCH', { ...form, confirmation }, headers)
    expect(await faultyFields(response)).toEqual(['confirmation'])
  }
  const confirmed = { ...form, confirmation: password }
  expect((await send(`/users/${id}`, 'PATCH', confirmed, headers)).status).toBe(200)
})

test('rejects the right password after a wrong one if somebody else saved meanwhile', async () => {
  const { id, headers } = await makePerson()
  const { updatedAt } = await service.payload.findByID({ collection: 'users', id })
  const form = { password: renewed, updatedAt }
  await service.payload.update({ collection: 'users', id, data: { name: 'Rekan' } })
  await send(`/users/${id}`, 'PATCH', { ...form, confirmation: 'sandi-yang-salah' }, headers)
  const confirmed = { ...form, confirmation: password }
  expect((await send(`/users/${id}`, 'PATCH', confirmed, headers)).status).toBe(409)
})

test('accepts a code of the authenticator app in place of the password, once', async () => {
  const { id, headers } = await makePerson()
  const response = await send('/users/second-factor/begin', 'POST', { password }, headers)
  const { secret } = await response.json()
  const code = (drift: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + drift * 30_000 })
  await send('/users/second-factor/confirm', 'POST', { code: code(-1) }, headers)
  const change = { password: renewed, confirmation: code(0) }
  expect((await send(`/users/${id}`, 'PATCH', change, headers)).status).toBe(200)
  const again = { ...change, password: `${renewed}-lagi` }
  expect(await faultyFields(await send(`/users/${id}`, 'PATCH', again, headers))).toEqual([
    'confirmation',
  ])
})

test.for<[string, object]>([
  ['the role', { role: 'admin' }],
  ['the password', { password: renewed }],
  ['the email address', { email: 'pencuri-2@jahat.example' }],
])('requires an admin’s own password to change %s of another account', async ([, change]) => {
  const { id } = await makePerson()
  for (const confirmation of [undefined, 'sandi-yang-salah']) {
    const response = await send(`/users/${id}`, 'PATCH', { ...change, confirmation })
    expect(await faultyFields(response)).toEqual(['confirmation'])
  }
  const many = `/users?where[id][equals]=${id}`
  expect((await send(many, 'PATCH', { ...change, confirmation: password })).status).toBe(400)
  const confirmed = { ...change, confirmation: password }
  expect((await send(`/users/${id}`, 'PATCH', confirmed)).status).toBe(200)
})

test('requires an admin’s own password to create an admin, but not to create an editor', async () => {
  const data = { name: 'Baru', password: renewed }
  const admin = { ...data, email: 'baru-admin@contoh.example', role: 'admin' }
  expect(await faultyFields(await send('/users', 'POST', admin))).toEqual(['confirmation'])
  expect((await send('/users', 'POST', { ...admin, confirmation: password })).status).toBe(201)
  const editor = { ...data, email: 'baru-editor@contoh.example', role: 'editor' }
  expect((await send('/users', 'POST', editor)).status).toBe(201)
  const { id } = await makePerson()
  const copy = await send(`/users/${id}/duplicate`, 'POST', { ...admin, email: 'c@contoh.example' })
  expect(copy.status).toBe(404)
})

test('requires nothing for a change that gives nobody access to the account', async () => {
  const { id, email, headers } = await makePerson()
  // The admin sends the whole account with each change.
  const change = { name: 'Nama baru', email: email.toUpperCase(), role: 'editor' }
  expect((await send(`/users/${id}`, 'PATCH', change, headers)).status).toBe(200)
  const stored = await service.payload.findByID({ collection: 'users', id })
  expect(stored).toMatchObject({ name: 'Nama baru', email })
  expect(mailsTo(email)).toEqual([])
})

test('locks an account after wrong passwords there, and stores none of them', async () => {
  const { id, email, headers } = await makePerson()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const wrong = { password: renewed, confirmation: `sandi-salah-${attempt}` }
    await send(`/users/${id}`, 'PATCH', wrong, headers)
  }
  const right = { password: renewed, confirmation: password }
  expect((await send(`/users/${id}`, 'PATCH', right, headers)).status).toBe(400)
  expect((await signIn(email)).status).toBe(401)
  const log = await service.payload.find({ collection: 'audit-log', limit: 0 })
  expect(log.docs.map(({ event }) => event)).toContain('sign-in-locked')
  expect(JSON.stringify(log.docs)).not.toContain('sandi-salah')
})

test.for<[string, object, RegExp]>([
  ['the password', { password: renewed }, /Kata sandi akun Anda/],
  ['the email address', { email: 'baru-sekali@contoh.example' }, /Alamat email akun Anda/],
])('notifies the old address that %s was changed', async ([, change, words]) => {
  const { id, email } = await makePerson()
  await send(`/users/${id}`, 'PATCH', { ...change, confirmation: password })
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(1)
  expect(mailsTo(email)[0]?.source.replaceAll('=\r\n', '')).toMatch(words)
})

test('notifies the owner of a locked account, once a day', async () => {
  const { email } = await makePerson()
  for (let attempt = 0; attempt < 8; attempt += 1) await signIn(email, 'sandi-yang-salah')
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(1)
  const other = await makePerson()
  await send(`/users/${other.id}`, 'PATCH', { password: renewed, confirmation: password })
  await expect.poll(() => mailsTo(other.email).length, { timeout: 10_000 }).toBe(1)
  expect(mailsTo(email)).toHaveLength(1)
})

test('resets a password by a link without the old one, and notifies the owner', async () => {
  const { email } = await makePerson()
  const token = await service.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })
  const change = { token, password: renewed }
  expect((await send('/users/reset-password', 'POST', change, { Origin: origin })).status).toBe(200)
  await expect.poll(() => mailsTo(email).length, { timeout: 10_000 }).toBe(1)
})

/** A mail of the previous test may arrive late. */
function mailsTo(address: string) {
  return mails.received.filter(({ to }) => to.includes(address))
}

async function makePerson() {
  people += 1
  const email = `orang-${people}@contoh.example`
  const data = { name: 'Orang', email, password, role: 'editor' } as const
  const { id } = await service.payload.create({ collection: 'users', data })
  return { id, email, headers: { Cookie: getCookie(await signIn(email)), Origin: origin } }
}

function signIn(email: string, secret = password): Promise<Response> {
  return send('/users/login', 'POST', { email, password: secret }, { Origin: origin })
}

async function faultyFields(response: Response): Promise<string[]> {
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  return errors[0].data.errors.map(({ path }: { path: string }) => path)
}

function send(path: string, method: string, body: object, headers: Headers = asAdmin) {
  return service.callAdmin(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}
