import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { visitorHeader } from '../../platform/http/visitor-address.ts'
import { loginsPerMinute } from '../../platform/services/open-services.ts'
import { openMailServer } from '../../testing/mail-server.ts'
import { origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const publicOrigin = 'https://isi.contoh.example'

const mails = await openMailServer()
afterAll(() => mails.close())
const service = await openServiceForFile({
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  ADMIN_EMAIL: 'kepala@contoh.example',
  CONTENT_ORIGIN: publicOrigin,
})

beforeEach(() => {
  mails.received.length = 0
})

test('says at the start that nobody is notified of messages', () => {
  const [, notice, ...more] = service.printed
  expect(notice).toMatch(/^No CONTACT_NOTIFY_TO is set: contact messages wait/)
  expect(more).toEqual([])
})

test('sends a link to this service, whatever host the request names, and it sets a password once', async () => {
  await ask('kepala@contoh.example', { Host: 'jahat.example' })
  const { to, source } = await firstMail()
  expect(to).toEqual(['kepala@contoh.example'])
  expect(source).toMatch(/^Subject: Kata sandi baru/m)
  const text = source.replaceAll('=\r\n', '')
  const [, token] = /^https:\/\/isi\.contoh\.example\/admin\/reset\/(\w+)\r$/m.exec(text) ?? []
  expect(token).toMatch(/^\w{40}$/)
  expect(source).not.toContain('jahat.example')
  const change = { token, password: 'sandi-baru-yang-panjang' }
  expect((await post('/users/reset-password', change)).status).toBe(200)
  expect((await post('/users/reset-password', change)).status).toBeGreaterThanOrEqual(400)
  const account = { email: 'kepala@contoh.example', password: change.password }
  expect((await post('/users/login', account)).status).toBe(200)
  // The reset link, and the notice of the changed password.
  await expect.poll(() => mails.received.length, { timeout: 10_000 }).toBe(2)
})

test('responds in the same way for every address, before it looks for the account', async () => {
  await makeAccount('ada@contoh.example')
  const responses = []
  for (const email of ['ada@contoh.example', 'tidak-ada@contoh.example']) {
    const response = await ask(email)
    expect(mails.received).toEqual([])
    responses.push({ status: response.status, text: await response.text() })
    const { docs } = await service.payload.find({
      collection: 'users',
      where: { email: { equals: email } },
      showHiddenFields: true,
    })
    expect(docs.filter(({ resetPasswordToken }) => resetPasswordToken)).toEqual([])
  }
  expect(responses[0]).toEqual(responses[1])
  expect(responses[0]?.status).toBe(200)
  await firstMail()
  expect(mails.received).toHaveLength(1)
})

test('sends an account one mail a minute, however many are requested', async () => {
  await makeAccount('sering@contoh.example')
  for (const _ of [1, 2, 3]) expect((await ask('sering@contoh.example')).status).toBe(200)
  await firstMail()
  await wait(300)
  expect(mails.received).toHaveLength(1)
})

test('logs the error codes of a link that could not be sent, without the address', async () => {
  await makeAccount('hilang@contoh.example')
  const rejection = new Error('550 hilang@contoh.example: no such mailbox')
  const send = vi
    .spyOn(service.payload, 'sendEmail')
    .mockRejectedValueOnce(Object.assign(rejection, { code: 'EENVELOPE', responseCode: 550 }))
  const warn = vi.spyOn(service.payload.logger, 'warn')
  try {
    await ask('hilang@contoh.example')
    await expect
      .poll(() => warn.mock.calls, { timeout: 10_000 })
      .toEqual([
        [{ code: 'EENVELOPE', response: 550 }, 'A link for a new password could not be sent'],
      ])
  } finally {
    send.mockRestore()
    warn.mockRestore()
  }
})

test('limits how often one address requests a link', async () => {
  const headers = { [visitorHeader]: '203.0.113.9' }
  for (let attempt = 0; attempt < loginsPerMinute; attempt += 1) {
    expect((await ask('siapa@contoh.example', headers)).status).toBe(200)
  }
  expect((await ask('siapa@contoh.example', headers)).status).toBe(429)
})

function makeAccount(email: string) {
  const data = { name: 'Uji', email, password: 'sandi-yang-panjang', role: 'editor' } as const
  return service.payload.create({ collection: 'users', data })
}

function ask(email: string, headers: Record<string, string> = {}): Promise<Response> {
  return post('/users/forgot-password', { email }, headers)
}

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return service.callAdmin(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, ...headers },
    body: JSON.stringify(body),
  })
}

async function firstMail() {
  for (let tries = 0; tries < 200; tries += 1) {
    const [mail] = mails.received
    if (mail) return mail
    await wait(50)
  }
  throw new Error('No mail came.')
}
