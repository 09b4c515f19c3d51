import { expect, test } from 'vitest'
import type { ContactSending } from '../../../content/send-contact.server.ts'
import type { CaptchaResult } from './captcha.server.ts'
import { type ContactDesk, submitContact } from './submit-contact.server.ts'

const typed = { name: 'Sari', email: 'sari@contoh.example', phone: '', message: 'Baris\r\ndua' }

function form(change: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...change })) data.set(name, value)
  return data
}

function desk(send: ContactDesk['send'], change: Partial<ContactDesk> = {}): ContactDesk {
  return {
    clientAddress: '203.0.113.7',
    takeToken: async () => null,
    checkCaptcha: async () => 'passed',
    leastFillingMs: 2000,
    now: () => 0,
    send,
    ...change,
  }
}

const deskWith = (sending: ContactSending) => desk(async () => sending)
const unasked = desk(() => expect.unreachable('was sent'))

test('sends what was typed once, and confirms it', async () => {
  const sent: unknown[] = []
  const outcome = await submitContact(
    form(),
    desk(async (message) => {
      sent.push(message)
      return { ok: true }
    }),
  )
  expect(outcome).toEqual({ status: 200, result: { status: 'sent' } })
  expect(sent).toEqual([{ name: 'Sari', email: 'sari@contoh.example', message: 'Baris\ndua' }])
})

test('rejects bad fields without sending, and returns what was typed', async () => {
  const change = { name: ' ', email: 'sari', phone: '1'.repeat(51) }
  const { status, result } = await submitContact(form(change), unasked)
  expect(status).toBe(422)
  expect(result).toEqual({
    status: 'failed',
    faults: { name: 'missing', email: 'format', phone: 'too_long' },
    values: { ...typed, ...change, message: 'Baris\ndua' },
  })
})

test('counts a missing field as an empty one', async () => {
  const { result } = await submitContact(new FormData(), deskWith({ ok: true }))
  expect(result).toMatchObject({
    faults: { name: 'missing', email: 'missing', message: 'missing' },
    values: { name: '', email: '', phone: '', message: '' },
  })
})

test('names the fields that the content service rejects', async () => {
  const rejecting = deskWith({
    ok: false,
    reason: 'rejected',
    fields: { phone: 'no', other: 'no' },
  })
  const { status, result } = await submitContact(form(), rejecting)
  expect(status).toBe(422)
  expect(result).toMatchObject({ faults: { phone: 'invalid' } })
})

test('keeps what was typed while the content service is down or limits the visitor', async () => {
  const down = await submitContact(form(), deskWith({ ok: false, reason: 'unavailable' }))
  const limited = deskWith({ ok: false, reason: 'limited', retryAfterS: 5 })
  expect(down.status).toBe(503)
  expect(down.result).toMatchObject({ status: 'failed', faults: {}, values: { name: 'Sari' } })
  expect(await submitContact(form(), limited)).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '5' },
    result: { status: 'failed', values: { name: 'Sari' }, retryAfterS: 5 },
  })
})

test('counts a visitor’s messages before it validates one, and keeps what was typed', async () => {
  const takeToken = async (address: string) => (address === '203.0.113.7' ? 40 : null)
  const outcome = await submitContact(form({ other_needs: 'x' }), { ...unasked, takeToken })
  expect(outcome).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '40' },
    result: { status: 'failed', values: { name: 'Sari' }, retryAfterS: 40 },
  })
})

test('sends nothing for a visitor whom the captcha service rejects', async () => {
  const checked = (result: CaptchaResult) => ({ ...unasked, checkCaptcha: async () => result })
  const rejected = await submitContact(form(), checked('rejected'))
  expect(rejected).toMatchObject({ status: 422, result: { status: 'captcha' } })
  const unknown = await submitContact(form(), checked('unknown'))
  expect(unknown).toMatchObject({ status: 503, result: { status: 'failed' } })
})

test.each([
  ['the honeypot is filled in', { other_needs: 'seo' }, 'honeypot'],
  ['it was filled in too fast', { filled_ms: '1999' }, 'too-fast'],
  ['nothing is a sign of spam', { other_needs: ' ', filled_ms: '2000' }, null],
])('sends a message at once, with its signal, when %s', async (_case, change, spamSignal) => {
  const signals: unknown[] = []
  const send: ContactDesk['send'] = async (_message, delivery) => {
    signals.push(delivery.spamSignal)
    return { ok: true }
  }
  const outcome = await submitContact(form(change), desk(send))
  expect(outcome).toEqual({ status: 200, result: { status: 'sent' } })
  expect(signals).toEqual([spamSignal])
})

test.each(['2000', '86400000', '', '-1', '1e3', 'NaN', '99999999999999999999'])(
  'does not take a time of %j for a sign of spam',
  async (filled) => {
    const signals: unknown[] = []
    const send: ContactDesk['send'] = async (_message, delivery) => {
      signals.push(delivery.spamSignal)
      return { ok: true }
    }
    await submitContact(form({ filled_ms: filled }), desk(send))
    expect(signals).toEqual([null])
  },
)
