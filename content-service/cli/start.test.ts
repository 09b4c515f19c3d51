import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { failureSchema } from '@niaga/contract/envelope'
import { freePort } from '@niaga/server-kit/testing/free-port'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The built service, as `npm start` runs it; needs `npm run build` first.

const { path: folder, remove: removeFolder } = temporaryFolder()
const dataFolder = join(folder, 'data')
const startLimitMs = 120_000

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

let port: number
let origin: string
let first: Run

beforeAll(async () => {
  port = await freePort()
  origin = `http://127.0.0.1:${port}`
  first = run({})
  await untilReady(first)
}, startLimitMs)

afterAll(async () => {
  first.child.kill('SIGKILL')
  await removeFolder()
})

test('prints the address, and the first editor with the password once', () => {
  expect(first.output()).toContain(`Content service: ${origin}  admin: ${origin}/admin\n`)
  expect(
    first.output().match(/^First editor: admin@contoh\.example {2}password: \S+$/gm),
  ).toHaveLength(1)
})

test('never stores the password in plain text', () => {
  const [, password = 'none printed'] = /password: (\S+)/.exec(first.output()) ?? []
  for (const file of ['content.db', 'content.db-wal']) {
    expect(readFileSync(join(dataFolder, file)).includes(password)).toBe(false)
  }
})

test('makes the data folder and the secret readable only by the owner', () => {
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataFolder, 'payload-secret')).mode & 0o777).toBe(0o600)
})

test('shows the admin in Indonesian, whatever the browser prefers', async () => {
  const response = await fetch(`${origin}/admin/login`, { headers: { 'Accept-Language': 'en-US' } })
  const page = await response.text()
  expect(/<html[^>]* lang="id"/.test(page)).toBe(true)
  expect(/<title>Masuk /.test(page)).toBe(true)
})

test('sends the security headers of the admin', async () => {
  const { headers, body } = await fetch(`${origin}/admin/login`)
  await body?.cancel()
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'nonce-[^']+'; .*frame-ancestors 'none'$/,
    ),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  for (const name of ['accept-ch', 'critical-ch', 'x-powered-by']) {
    expect(headers.has(name)).toBe(false)
  }
})

test.for(['/api/home', '/api/nothing', '/readyz', '/nothing'])(
  'sends security headers for %s',
  async (path) => {
    const { headers, body } = await fetch(origin + path)
    await body?.cancel()
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.has('set-cookie')).toBe(false)
  },
)

test.for(['/storage/coal.webp', '/storage/nothing.webp'])(
  'lets other sites show %s, sandboxed where it is opened',
  async (path) => {
    const { headers, body } = await fetch(origin + path)
    await body?.cancel()
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  },
)

test.for(['users', 'users/me', 'messages', 'audit-log', 'payload-migrations', 'nothing'])(
  'sends responses about %s with no-store and without an internal address',
  async (path) => {
    const response = await fetch(`${origin}/cms/api/${path}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.status).not.toBe(501)
    expect(await response.text()).not.toMatch(/localhost|127\.0\.0\.1/)
  },
)

test('gives only the scripts of each admin page its nonce', async () => {
  const forged = { 'Content-Security-Policy': "script-src 'nonce-forged'" }
  const pages = [1, 2].map(async () => {
    const response = await fetch(`${origin}/admin/login`, { headers: forged })
    const [, nonce] =
      /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
    const inline = (await response.text()).match(/<script(?![^>]* src=)[^>]*>/g) ?? []
    expect(inline.length).toBeGreaterThan(0)
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`)
    return nonce
  })
  const nonces = await Promise.all(pages)
  expect(new Set([...nonces, 'forged']).size).toBe(3)
})

test('sends every client the same response below /api and /storage', async () => {
  for (const path of ['/api/home', '/storage/coal.webp']) {
    const { status, headers, body } = await fetch(origin + path)
    await body?.cancel()
    expect(status).toBe(200)
    for (const name of ['vary', 'accept-ch', 'critical-ch', 'x-powered-by', 'content-encoding']) {
      expect(headers.has(name)).toBe(false)
    }
  }
})

test.for([
  ['GET', '/api', 404],
  ['GET', '/api/nothing', 404],
  ['DELETE', '/api/home', 405],
  ['GET', '/api/send-contact', 405],
  ['GET', '/api/home?lang=fr', 400],
  ['POST', '/api/send-contact', 415],
] as const)(
  'responds to %s %s with %d in the form of the contract',
  async ([method, path, status]) => {
    const response = await fetch(origin + path, { method })
    expect(response.status).toBe(status)
    expect(failureSchema.safeParse(await response.json()).success).toBe(true)
  },
)

test('rejects a body over 64 KB before it has arrived completely', async () => {
  const body = JSON.stringify({ message: 'x'.repeat(1_000_000) })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${origin}/api/send-contact`, { method: 'POST', headers, body })
  expect(response.status).toBe(413)
  await response.body?.cancel()
})

test.for([
  ['/storage/..%2fpayload-secret', 400],
  ['/storage/%2e%2e/payload-secret', 400],
  ['/storage/../content.db', 400],
  ['/storage/payload-secret', 404],
  ['/_next/image?url=%2Fstorage%2Fcoal.webp&w=640&q=75', 404],
] as const)('serves nothing at %s', async ([path, expected]) => {
  const status = await new Promise((resolve) => {
    get({ port, path, agent: false }, (response) => resolve(response.resume().statusCode))
  })
  expect(status).toBe(expected)
})

test('ignores requests to upgrade', async () => {
  const headers = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'x' }
  for (const path of ['/_next/webpack-hmr', '/admin/login']) {
    const status = await new Promise((resolve) => {
      get({ port, path, headers, agent: false }, (response) => {
        resolve(response.resume().statusCode)
      }).on('error', resolve)
    })
    expect(status).toBe(path === '/admin/login' ? 200 : 404)
  }
})

test('rejects registration', async () => {
  const response = await fetch(`${origin}/cms/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'x', email: 'x@contoh.example', password: 'sandi-yang-panjang' }),
  })
  expect(response.status).toBe(403)
  await response.body?.cancel()
})

test.for([
  ['/products', { name: '' }, 'name', 'Isian ini wajib diisi.'],
  ['/products', { name: 'x'.repeat(400) }, 'name', 'Isian ini paling panjang 120 karakter.'],
  ['/menu-items', { url: 'kontak' }, 'url', 'Tulis alamat yang diawali / atau https://'],
  ['/users', { password: 'abc' }, 'password', expect.stringMatching(/^Kata sandi harus/)],
] as const)(
  'reports what is wrong with a field of %s: %o',
  async ([path, body, field, message]) => {
    const errors = await fieldErrors(path, body)
    expect(errors.find((error) => error.path === field)).toMatchObject({ message })
  },
)

test.for(['constructor', 'toString', '__proto__', 'render-document-slots', 'form-state', ''])(
  'runs no server function %j for a signed-out client',
  async (name) => {
    const args = { collectionSlug: 'products', schemaPath: 'products', operation: 'create' }
    const { status, text } = await callServerFunction({ name, args })
    expect(status).toBe(200)
    // The response contains only the signed-out page's tree, and null as the function's result.
    expect(text).toMatch(/^1:null$/m)
    expect(text).not.toMatch(/importMap|permissions|x-niaga/)
  },
)

test('runs a server function of the admin for an editor, and no inherited property', async () => {
  const headers = await signIn()
  const args = {
    ...{ collectionSlug: 'products', schemaPath: 'products', operation: 'create' },
    ...{ docPermissions: { fields: true }, docPreferences: { fields: {} }, formState: {} },
  }
  expect((await callServerFunction({ name: 'form-state', args }, headers)).text).toContain(
    '"state"',
  )
  for (const name of ['constructor', '__proto__', 'valueOf']) {
    expect((await callServerFunction({ name, args }, headers)).text).toMatch(/^1:null$/m)
  }
})

test('runs a server function of the admin for sales on what they may read alone', async () => {
  const [email, password] = ['sales@contoh.example', 'kapal keruk lima biru']
  const account = { name: 'Sari', role: 'sales', email, password, confirmation: firstPassword() }
  expect((await post('/users', account, await signIn())).status).toBe(201)
  const headers = await signIn({ email, password })
  const call = (slug: string) => {
    const args = {
      collectionSlug: slug,
      schemaPath: slug,
      formState: {},
      returnLivePreviewURL: true,
    }
    return callServerFunction({ name: 'form-state', args: { ...args, data: { id: 1 } } }, headers)
  }
  expect((await call('blog-posts')).text).toMatch(/^1:null$/m)
  expect((await call('messages')).text).toContain('"state"')
})

test('reports that an email address is taken', async () => {
  const account = { email: 'admin@contoh.example', password: 'kapal keruk lima biru', name: 'x' }
  expect(await fieldErrors('/users', account)).toEqual([
    { path: 'email', message: 'Pengguna dengan email yang diberikan sudah terdaftar.' },
  ])
})

test(
  'prints neither link nor address when a new password is requested in production',
  async () => {
    const ownPort = await freePort()
    const inProduction = run({
      DEPLOYMENT: 'production',
      PORT: String(ownPort),
      DATA_DIR: join(folder, 'production'),
      PAYLOAD_SECRET: 'x'.repeat(32),
      ADMIN_EMAIL: 'kepala@contoh.example',
      CONTENT_ORIGIN: 'https://isi.contoh.example',
      LOG_LEVEL: 'trace',
    })
    await untilReady(inProduction)
    const before = inProduction.output().length
    const response = await fetch(`http://127.0.0.1:${ownPort}/cms/api/users/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'kepala@contoh.example' }),
    })
    expect(response.status).toBe(200)
    const printed = () => inProduction.output().slice(before)
    await expect
      .poll(printed, { timeout: 10_000 })
      .toMatch(/no mail server is configured|Email attempted/)
    inProduction.child.kill('SIGTERM')
    await inProduction.ended
    expect(printed()).not.toMatch(/reset|kepala@contoh\.example|[0-9a-f]{40}/)
  },
  startLimitMs,
)

test('is healthy and ready', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const { status, body } = await fetch(origin + path)
    await body?.cancel()
    expect(status).toBe(200)
  }
})

test('reports in one sentence that the port is taken', async () => {
  const second = run({ DATA_DIR: `${dataFolder}-2` })
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    `Port ${port} is in use; stop the program that uses it, or choose another with PORT.\n`,
  )
})

test.for([
  [{ PORT: 'abc' }, 'The variable PORT must be a whole number from 1 to 65535.\n'],
  [{ PAYLOAD_SECRET: 'short' }, 'The variable PAYLOAD_SECRET must have at least 32 characters.\n'],
  [
    { DATABASE_URL: 'postgres://x@127.0.0.1:1/niaga' },
    'The variable DATABASE_URL must lead to a PostgreSQL that accepts this account (connect ECONNREFUSED 127.0.0.1:1).\n',
  ],
  [
    { DATABASE_URL: 'file:/nothing/content.db' },
    expect.stringMatching(/^The variable DATABASE_URL must name a SQLite file .*\n$/),
  ],
] as const)('stops at %o with one sentence', async ([variables, sentence]) => {
  const rejected = run({ PORT: String(await freePort()), ...variables })
  expect(await rejected.ended).toBe(1)
  expect(rejected.output()).toEqual(sentence)
})

test(
  'stops at once despite an open connection, starts again with the same editor, and keeps its last log line',
  async () => {
    const agent = new Agent({ keepAlive: true })
    await new Promise((resolve) => {
      get(`${origin}/healthz`, { agent }, (response) => response.resume().on('end', resolve))
    })
    const startedAt = performance.now()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    // After five seconds it would exit in any case.
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    agent.destroy()
    const log = statSync(join(dataFolder, 'content.db-wal'), { throwIfNoEntry: false })
    expect(log?.size ?? 0).toBe(0)

    const again = run({ LOG_LEVEL: 'info' })
    await untilReady(again)
    expect(again.output()).not.toContain('First editor')
    await fetch(`${origin}/healthz`)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
    expect(again.output()).toContain('"path":"/healthz","status":200')
  },
  startLimitMs,
)

async function fieldErrors(path: string, body: object) {
  const response = await post(path, body, await signIn())
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  const invalid: { path: string; message: string }[] = errors[0].data.errors
  return invalid
}

/** Returns the headers of a signed-in browser within the admin. */
async function signIn(account = { email: 'admin@contoh.example', password: firstPassword() }) {
  const signedIn = await post('/users/login', account)
  expect(await signedIn.text()).not.toContain('"token"')
  const [cookie = ''] = (signedIn.headers.get('Set-Cookie') ?? '').split(';')
  return { Cookie: cookie, Origin: origin }
}

function firstPassword(): string {
  return /password: (\S+)/.exec(first.output())?.[1] ?? ''
}

/** Calls the one server action through which Payload's pages call all server functions. */
async function callServerFunction(called: object, headers: Record<string, string> = {}) {
  const actions: { node: Record<string, { filename: string }> } = JSON.parse(
    readFileSync(
      join(import.meta.dirname, '../.next/server/server-reference-manifest.json'),
      'utf8',
    ),
  )
  const [id = ''] =
    Object.entries(actions.node).find(([, { filename }]) => filename.endsWith('layout.tsx')) ?? []
  const response = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Next-Action': id, ...headers },
    body: JSON.stringify([called]),
  })
  return { status: response.status, text: await response.text() }
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(`${origin}/cms/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

function run(variables: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--max-old-space-size=256', 'cli/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code)
  return { child, output: () => printed, ended }
}

async function untilReady({ child, output }: Run): Promise<void> {
  while (!output().includes('Content service:')) {
    if (child.exitCode !== null) throw new Error(`It ended:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
