import { expect, test } from 'vitest'
import { getCookie, origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

type Headers = Record<string, string>

const password = 'sandi-untuk-uji-coba'

let people = 0

const service = await openServiceForFile()
const asAdmin = await service.signIn('admin')

test('ends the other sessions of an account that changes its password, and no session of others', async () => {
  const { id, sessions } = await personWith(3)
  const [current = {}, ...others] = sessions
  const change = { password: 'sandi-yang-baru', confirmation: password }
  expect((await send(`/users/${id}`, 'PATCH', current, change)).status).toBe(200)
  expect(await isSignedIn(current)).toBe(true)
  for (const other of others) expect(await isSignedIn(other)).toBe(false)
  expect(await isSignedIn(asAdmin)).toBe(true)
})

test('ends all sessions of an account whose password an admin changes', async () => {
  const { id, sessions } = await personWith(2)
  const change = { password: 'sandi-yang-baru', confirmation: password }
  const response = await send(`/users/${id}`, 'PATCH', asAdmin, change)
  expect(response.status).toBe(200)
  for (const session of sessions) expect(await isSignedIn(session)).toBe(false)
  expect(await isSignedIn(asAdmin)).toBe(true)
})

test('ends all sessions of an account whose password is reset by a link', async () => {
  const { email, sessions } = await personWith(2)
  const token = await service.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
  })
  const change = { token, password: 'sandi-yang-baru' }
  const response = await send('/users/reset-password', 'POST', { Origin: origin }, change)
  expect(response.status).toBe(200)
  for (const session of sessions) expect(await isSignedIn(session)).toBe(false)
})

test('ends one session on sign-out, or all of them on request', async () => {
  const { sessions } = await personWith(3)
  const [first = {}, second = {}, third = {}] = sessions
  expect((await send('/users/logout', 'POST', first)).status).toBe(200)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  expect((await send('/users/logout?allSessions=true', 'POST', second)).status).toBe(200)
  expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, false])
})

test('ends all sessions of an account that is deleted', async () => {
  const { id, sessions } = await personWith(2)
  expect((await send(`/users/${id}`, 'DELETE', asAdmin)).status).toBe(200)
  for (const session of sessions) {
    expect(await isSignedIn(session)).toBe(false)
    expect((await send('/messages', 'GET', session)).status).toBe(403)
  }
})

async function personWith(count: number) {
  people += 1
  const email = `orang-${people}@contoh.example`
  const data = { name: 'Orang', email, password, role: 'editor' } as const
  const { id } = await service.payload.create({ collection: 'users', data })
  const sessions: Headers[] = []
  while (sessions.length < count) {
    const response = await send('/users/login', 'POST', { Origin: origin }, { email, password })
    sessions.push({ Cookie: getCookie(response), Origin: origin })
  }
  for (const session of sessions) expect(await isSignedIn(session)).toBe(true)
  return { id, email, sessions }
}

async function isSignedIn(headers: Headers): Promise<boolean> {
  const { user } = await (await send('/users/me', 'GET', headers)).json()
  return user !== null
}

function send(path: string, method: string, headers: Headers, body?: object) {
  const init = { method, headers: { ...headers, 'Content-Type': 'application/json' } }
  return service.callAdmin(path, body ? { ...init, body: JSON.stringify(body) } : init)
}
