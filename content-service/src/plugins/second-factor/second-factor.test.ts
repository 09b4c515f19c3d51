import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getCookie, openService, origin, type Service } from '../../testing/open-service.ts'

type Person = { id: number; email: string; headers: Record<string, string> }
type Enrolled = Person & { secret: string; recoveryCodes: string[] }

const password = 'sandi-untuk-uji-coba'
const stepMs = 30_000

let service: Service
let asAdmin: Record<string, string>
let people = 0
/** The clock of the tests: each test uses codes of later steps than the previous one. */
let nowMs = Date.now()

beforeAll(async () => {
  service = await openService()
  asAdmin = await service.signIn('admin')
})

beforeEach(() => {
  nowMs += 10 * stepMs
  vi.setSystemTime(nowMs)
})

afterAll(() => {
  vi.useRealTimers()
  return service.close()
})

test('requires only the password while a factor is not confirmed', async () => {
  const person = await makePerson()
  expect((await post('/users/second-factor/begin', { password }, person.headers)).status).toBe(200)
  expect((await signIn(person)).status).toBe(200)
})

test('requires the password to begin: a session that was left open is not enough', async () => {
  const { headers } = await makePerson()
  const response = await post(
    '/users/second-factor/begin',
    { password: 'sandi-yang-salah' },
    headers,
  )
  expect(response.status).toBe(401)
  expect(await response.text()).not.toContain('secret')
  expect((await post('/users/second-factor/begin', { password })).status).toBe(403)
})

test('starts no session without the code, and says that it is required', async () => {
  const person = await enrol()
  const before = await getSessions(person)
  const response = await signIn(person)
  expect(response.status).toBe(401)
  expect(response.headers.get('Set-Cookie')).toBeNull()
  expect(await response.json()).toMatchObject({ errors: [{ data: { secondFactor: 'needed' } }] })
  expect(await getSessions(person)).toEqual(before)
  const local = service.payload.login({
    collection: 'users',
    data: person && { ...account(person) },
  })
  await expect(local).rejects.toThrow()
})

test('reveals nothing about a factor without the right password', async () => {
  const person = await enrol()
  const wrong = await signIn(person, '', 'sandi-yang-salah')
  const unknown = await signIn({ email: 'siapa@contoh.example' }, '', 'sandi-yang-salah')
  expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()])
})

test('signs in with a code once, even if it is sent twice at the same time', async () => {
  const person = await enrol()
  const code = getCode(person)
  const responses = await Promise.all([signIn(person, code), signIn(person, code)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  expect((await signIn(person, code)).status).toBe(401)
})

test('never accepts a code of an earlier step than the one that was used', async () => {
  const person = await enrol()
  expect((await signIn(person, getCode(person, 1))).status).toBe(200)
  expect((await signIn(person, getCode(person, 0))).status).toBe(401)
})

test('accepts codes of a phone whose clock is one step off, but not two', async () => {
  const person = await enrol()
  for (const [drift, status] of [
    [-2, 401],
    [2, 401],
    [-1, 200],
    [1, 200],
  ] as const) {
    expect((await signIn(person, getCode(person, drift))).status).toBe(status)
  }
})

test('signs in with a recovery code once, however it is typed', async () => {
  const person = await enrol()
  const [code = ''] = person.recoveryCodes
  expect(person.recoveryCodes).toHaveLength(10)
  expect((await signIn(person, code.replaceAll('-', ' ').toUpperCase())).status).toBe(200)
  expect((await signIn(person, code)).status).toBe(401)
})

test('stores neither the secret nor a recovery code in plain text', async () => {
  const { id, secret, recoveryCodes } = await enrol()
  const where = { account: { equals: id } }
  const { payload } = service
  const factors = await payload.find({ collection: 'second-factors', where })
  const codes = await payload.find({ collection: 'recovery-codes', where })
  expect([factors.totalDocs, codes.totalDocs]).toEqual([1, 10])
  const stored = JSON.stringify([factors.docs, codes.docs])
  for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text)
})

test('locks an account after five wrong codes, as after five wrong passwords', async () => {
  const person = await enrol()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await signIn(person, '000000')).status).toBe(401)
  }
  const response = await signIn(person, getCode(person))
  expect(response.status).toBe(401)
  expect(await response.text()).toMatch(/dikunci/)
  expect(
    (await post('/users/second-factor/remove', { code: getCode(person) }, person.headers)).status,
  ).toBe(401)
})

test('counts a wrong code even after a right password', async () => {
  const person = await enrol()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await signIn(person)
    await signIn(person, '000000')
  }
  expect((await signIn(person, getCode(person))).status).toBe(401)
})

test('is removed only with a code', async () => {
  const person = await enrol()
  const remove = (code: string) => post('/users/second-factor/remove', { code }, person.headers)
  expect((await remove('')).status).toBe(401)
  expect((await remove('000000')).status).toBe(401)
  expect((await signIn(person)).status).toBe(401)
  expect((await remove(getCode(person))).status).toBe(200)
  expect((await signIn(person)).status).toBe(200)
})

test('makes new recovery codes for a code, and the old ones are no longer valid', async () => {
  const person = await enrol()
  const path = '/users/second-factor/recovery-codes'
  expect((await post(path, { code: '000000' }, person.headers)).status).toBe(401)
  const { recoveryCodes } = await (
    await post(path, { code: getCode(person) }, person.headers)
  ).json()
  expect((await signIn(person, person.recoveryCodes[0])).status).toBe(401)
  expect((await signIn(person, recoveryCodes[0])).status).toBe(200)
})

test('cannot be set up again over a confirmed one', async () => {
  const person = await enrol()
  const response = await post('/users/second-factor/begin', { password }, person.headers)
  expect(response.status).toBe(409)
  expect((await signIn(person, getCode(person))).status).toBe(200)
})

test('ends the other sessions when it is turned on', async () => {
  const person = await makePerson()
  const other = await signInAs(person)
  await enrol(person)
  expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(person.headers)).toBe(true)
})

test('is removed from a colleague only by an admin, which ends the colleague’s sessions', async () => {
  const person = await enrol()
  const colleague = await makePerson()
  const path = `/users/${person.id}/second-factor/remove`
  expect((await post(path, {}, colleague.headers)).status).toBe(403)
  expect((await post(path, {}, person.headers)).status).toBe(403)
  expect((await post(path, {})).status).toBe(403)
  expect((await post(path, { confirmation: password }, person.headers)).status).toBe(403)
  for (const confirmation of [undefined, '', 'sandi-yang-salah', { password }]) {
    expect((await post(path, { confirmation }, asAdmin)).status).toBe(400)
  }
  expect((await signIn(person)).status).toBe(401)
  expect((await post(path, { confirmation: password }, asAdmin)).status).toBe(200)
  expect(await isSignedIn(person.headers)).toBe(false)
  expect((await signIn(person)).status).toBe(200)
})

test('is not bypassed by a link for a new password, which signs nobody in', async () => {
  const person = await enrol()
  const { email } = person
  const token = await service.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })
  const renewed = 'sandi-baru-yang-panjang'
  const response = await post('/users/reset-password', { token, password: renewed })
  expect(response.status).toBe(200)
  expect(response.headers.get('Set-Cookie')).toBeNull()
  expect(await response.text()).not.toContain('token')
  expect(await isSignedIn(person.headers)).toBe(false)
  expect((await signIn(person, '', renewed)).status).toBe(401)
  expect((await signIn(person, getCode(person), renewed)).status).toBe(200)
})

test('is shown to admins as on or off, and nothing more to anybody', async () => {
  const person = await enrol()
  const listed = await service.callAdmin('/users?limit=100', { headers: asAdmin })
  const { docs } = await listed.json()
  expect(docs.find(({ id }: { id: number }) => id === person.id).hasSecondFactor).toBe(true)
  expect(JSON.stringify(docs)).not.toMatch(/secret|digest/i)
  for (const path of ['/second-factors', '/recovery-codes']) {
    expect((await service.callAdmin(path, { headers: asAdmin })).status).toBe(403)
  }
})

test('is deleted with the account', async () => {
  const { id } = await enrol()
  await service.payload.delete({ collection: 'users', id })
  const where = { account: { equals: id } }
  for (const collection of ['second-factors', 'recovery-codes'] as const) {
    expect((await service.payload.find({ collection, where })).totalDocs).toBe(0)
  }
})

async function makePerson(): Promise<Person> {
  people += 1
  const email = `orang-${people}@contoh.example`
  const data = { name: 'Orang', email, password, role: 'editor' } as const
  const { id } = await service.payload.create({ collection: 'users', data })
  return { id, email, headers: await signInAs({ email }) }
}

async function signInAs(person: { email: string }): Promise<Record<string, string>> {
  return { Cookie: getCookie(await signIn(person)), Origin: origin }
}

async function enrol(existing?: Person): Promise<Enrolled> {
  const person = existing ?? (await makePerson())
  const response = await post('/users/second-factor/begin', { password }, person.headers)
  const { secret } = await response.json()
  // The phone is four steps behind the test's clock, which then advances.
  const code = getCode({ secret })
  const confirmed = await post('/users/second-factor/confirm', { code }, person.headers)
  const { recoveryCodes } = await confirmed.json()
  nowMs += 4 * stepMs
  vi.setSystemTime(nowMs)
  return { ...person, secret, recoveryCodes }
}

function getCode({ secret }: { secret: string }, drift = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: nowMs + drift * stepMs })
}

function account({ email }: { email: string }) {
  return { email, password }
}

function signIn(person: { email: string }, code = '', secret = password): Promise<Response> {
  return post('/users/login', { email: person.email, password: secret, code })
}

async function getSessions({ id }: Person) {
  const { sessions } = await service.payload.findByID({ collection: 'users', id })
  return sessions
}

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  const { user } = await (await service.callAdmin('/users/me', { headers })).json()
  return user !== null
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return service.callAdmin(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  })
}
