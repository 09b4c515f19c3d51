import crypto from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { getCookie, origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { createFirstEditor } from './first-editor.ts'

const json = { 'Content-Type': 'application/json' }

let asEditor: Record<string, string>
let registrations: number[]

const service = await openServiceForFile({ ADMIN_EMAIL: 'kepala@contoh.example' })

beforeAll(async () => {
  registrations = [await register('/users/first-register'), await register('/users')]
  asEditor = await service.signIn()
})

test('prints the first editor with a password that signs in', async () => {
  const [, password = ''] =
    /^First editor: kepala@contoh\.example {2}password: (\S+)$/.exec(service.printed[0] ?? '') ?? []
  expect(password.length).toBeGreaterThanOrEqual(16)
  const response = await signIn('kepala@contoh.example', password)
  expect(response.status).toBe(200)
})

test('creates a first editor only once', async () => {
  expect(await createFirstEditor(service.payload, 'kepala@contoh.example')).toBeNull()
})

test('prints once that no mail server is set', () => {
  const lines = service.printed.filter((line) =>
    line.startsWith('No mail server is set: contact messages wait'),
  )
  expect(lines).toHaveLength(1)
})

test('rejects registration while the first account is the only one', () => {
  expect(registrations).toEqual([403, 403])
})

test.for(['users', 'media', 'products', 'blog-posts', 'messages', 'globals/company-settings'])(
  'shows %s to nobody without a session',
  async (path) => expect((await service.callAdmin(`/${path}`)).status).toBe(403),
)

test.for(['https://elsewhere.example', 'null', 'http://127.0.0.1:4001'])(
  'rejects a change from a page of %s, although the browser sends the cookie',
  async (foreign) => {
    const response = await change('home-page', { ...asEditor, Origin: foreign })
    expect(response.status).toBe(403)
  },
)

test('rejects a change from another site that hides its origin', async () => {
  const { Cookie = '' } = asEditor
  expect((await change('home-page', { Cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await change('home-page', { Cookie })).status).toBe(403)
})

test('accepts a change from its own pages', async () => {
  expect((await change('home-page', asEditor)).status).toBe(200)
})

test.for(['abc', 'elevenchars', ''])('rejects the short password %o', async (password) => {
  const data = { name: 'Baru', email: 'baru@contoh.example', password }
  const response = await service.callAdmin('/users', {
    method: 'POST',
    headers: { ...asEditor, ...json },
    body: JSON.stringify(data),
  })
  expect(response.status).toBe(400)
})

test('compares every character of a long password', async () => {
  const words = 'kuda-ß-payung \t langit „biru“ 象 '
  const password = words.repeat(6)
  const data = { name: 'Panjang', email: 'panjang@contoh.example', password }
  await service.payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  expect((await signIn(data.email, password)).status).toBe(200)
  expect((await signIn(data.email, password.slice(0, -1))).status).toBe(401)
})

test('rejects a change of the password to a short one', async () => {
  const { docs } = await service.payload.find({ collection: 'users', limit: 1 })
  const response = await service.callAdmin(`/users/${docs[0]?.id}`, {
    method: 'PATCH',
    headers: { ...asEditor, ...json },
    body: JSON.stringify({ password: 'pendek' }),
  })
  expect(response.status).toBe(400)
  const message = 'Kata sandi harus terdiri dari paling sedikit 12 karakter.'
  expect((await response.json()).errors[0].data.errors).toMatchObject([
    { path: 'password', message },
  ])
})

test('rejects a password that is easy to guess, or contains the account’s own names', async () => {
  const { docs } = await service.payload.find({ collection: 'users', limit: 1 })
  for (const password of ['Rahasia-2026!', 'kepala@contoh1']) {
    const response = await service.callAdmin(`/users/${docs[0]?.id}`, {
      method: 'PATCH',
      headers: { ...asEditor, ...json },
      body: JSON.stringify({ name: 'Kepala', email: 'kepala@contoh.example', password }),
    })
    expect(response.status).toBe(400)
    const reason = { message: expect.stringContaining('mudah ditebak') }
    const field = { ...reason, path: 'password' }
    expect((await response.json()).errors).toMatchObject([{ ...reason, data: { errors: [field] } }])
  }
})

test('rejects a reset of the password to a short one', async () => {
  const token = await service.payload.forgotPassword({
    collection: 'users',
    data: { email: 'kepala@contoh.example' },
    disableEmail: true,
  })
  const response = await service.callAdmin('/users/reset-password', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token, password: 'pendek' }),
  })
  expect(response.status).toBe(400)
})

test('rejects a password that is the name of the account whose link resets it', async () => {
  const account = { name: 'Seroja Kamboja Melati', email: 'seroja@contoh.example' }
  const password = 'sandi-yang-panjang-dan-aneh'
  await service.payload.create({
    collection: 'users',
    data: { ...account, password, role: 'editor' },
  })
  const token = await service.payload.forgotPassword({
    collection: 'users',
    data: { email: account.email },
    disableEmail: true,
  })
  const response = await service.callAdmin('/users/reset-password', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ token, password: account.name }),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).errors[0].data.errors[0].message).toContain('mudah ditebak')
})

test('locks an account after five wrong passwords', async () => {
  const data = { name: 'Lupa', email: 'lupa@contoh.example', password: 'sandi-yang-benar' }
  await service.payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  for (let attempt = 0; attempt < 5; attempt += 1) await signIn(data.email, 'salah-sekali-lagi')
  expect((await signIn(data.email, data.password)).status).toBe(401)
})

test('responds in the same way to a wrong password, a locked account and an unknown one, however often', async () => {
  const data = { name: 'Ada', email: 'ada@contoh.example', password: 'sandi-yang-benar' }
  await service.payload.create({ collection: 'users', data: { ...data, role: 'editor' } })
  const responses = new Set<string>()
  for (const email of [data.email, 'tidak-ada@contoh.example']) {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const response = await signIn(email, 'sandi-yang-salah')
      responses.add(`${response.status} ${await response.text()}`)
    }
  }
  expect([...responses]).toEqual([expect.stringContaining('401 ')])
})

test('does as much work to reject a locked account as any other', async () => {
  const data = { name: 'Kunci', email: 'kunci@contoh.example', password: 'sandi-yang-benar' }
  const { id } = await service.payload.create({
    collection: 'users',
    data: { ...data, role: 'editor' },
  })
  const lockUntil = new Date(Date.now() + 600_000).toISOString()
  await service.payload.db.updateOne({ collection: 'users', id, data: { lockUntil } })
  const derive = vi.spyOn(crypto, 'pbkdf2')
  expect((await signIn(data.email, data.password)).status).toBe(401)
  expect(derive).toHaveBeenCalledTimes(1)
  vi.restoreAllMocks()
})

test('sends the token of a session only as a cookie, and accepts it from nowhere else', async () => {
  const password = 'sandi-yang-benar'
  const data = { name: 'Token', email: 'token@contoh.example', password, role: 'editor' } as const
  await service.payload.create({ collection: 'users', data })
  const response = await signIn(data.email, password)
  const cookie = getCookie(response)
  const [, token = ''] = cookie.split('=')
  expect(token).not.toBe('')
  const session = { Cookie: cookie, Origin: origin }
  const texts = [await response.text()]
  for (const [path, method] of [
    ['/users/me', 'GET'],
    ['/users/refresh-token', 'POST'],
  ] as const) {
    texts.push(await (await service.callAdmin(path, { method, headers: session })).text())
  }
  for (const text of texts) expect(text).not.toContain(token.split('.')[1])
  for (const scheme of ['JWT', 'Bearer']) {
    const headers = { Authorization: `${scheme} ${token}`, Origin: origin }
    expect((await service.callAdmin('/messages', { headers })).status).toBe(403)
  }
  expect((await service.callAdmin('/messages', { headers: session })).status).toBe(200)
})

test('does as much work to reject an unknown account as a known one', async () => {
  const derive = vi.spyOn(crypto, 'pbkdf2')
  await signIn('siapa@contoh.example', 'sandi-yang-salah')
  await signIn('kepala@contoh.example', 'sandi-yang-salah')
  const [forUnknownAccount, forKnownAccount] = derive.mock.calls.map(([, , ...work]) =>
    work.slice(0, 3),
  )
  expect(derive).toHaveBeenCalledTimes(2)
  expect(forUnknownAccount).toEqual(forKnownAccount)
  vi.restoreAllMocks()
})

test('logs neither the recipient nor the link of a mail that cannot be sent', async () => {
  const lines: unknown[] = []
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) {
    vi.spyOn(service.payload.logger, level).mockImplementation((...line: unknown[]) => {
      lines.push(line)
    })
  }
  await service.callAdmin('/users/forgot-password', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'kepala@contoh.example' }),
  })
  await expect.poll(() => lines, { timeout: 10_000 }).not.toEqual([])
  vi.restoreAllMocks()
  expect(JSON.stringify(lines)).not.toMatch(/reset|kepala@contoh\.example|[0-9a-f]{40}/i)
})

test('has no GraphQL', async () => {
  const response = await service.callAdmin('/graphql', {
    method: 'POST',
    headers: json,
    body: '{}',
  })
  expect(response.status).toBe(404)
})

async function register(path: string): Promise<number> {
  const data = { name: 'Tamu', email: 'tamu@contoh.example', password: 'sandi-yang-panjang' }
  const body = JSON.stringify(data)
  return (await service.callAdmin(path, { method: 'POST', headers: json, body })).status
}

function signIn(email: string, password: string): Promise<Response> {
  return service.callAdmin('/users/login', {
    method: 'POST',
    headers: { ...json, Origin: origin },
    body: JSON.stringify({ email, password }),
  })
}

function change(global: string, headers: Record<string, string>): Promise<Response> {
  return service.callAdmin(`/globals/${global}`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: JSON.stringify({ hero: { title: 'Judul baru' } }),
  })
}
