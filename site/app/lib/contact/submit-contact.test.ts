import { expect, test } from 'vitest'
import type { ContactSending } from '../content/send-contact.server.ts'
import { submitContact } from './submit-contact.server.ts'

const typed = { name: 'Sari', email: 'sari@contoh.example', phone: '', message: 'Baris\r\ndua' }

function form(change: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...change })) data.set(name, value)
  return data
}

const answering = (sending: ContactSending) => async () => sending

test('sends what was typed, once, and says so', async () => {
  const sent: unknown[] = []
  const outcome = await submitContact(form(), async (message) => {
    sent.push(message)
    return { ok: true }
  })
  expect(outcome).toEqual({ status: 200, result: { status: 'sent' } })
  expect(sent).toEqual([{ name: 'Sari', email: 'sari@contoh.example', message: 'Baris\ndua' }])
})

test('refuses bad fields without sending and gives back what was typed', async () => {
  const change = { name: ' ', email: 'sari', phone: '1'.repeat(51) }
  const { status, result } = await submitContact(form(change), () => {
    throw new Error('was sent')
  })
  expect(status).toBe(422)
  expect(result).toEqual({
    status: 'failed',
    faults: { name: 'missing', email: 'format', phone: 'too_long' },
    values: { ...typed, ...change, message: 'Baris\ndua' },
  })
})

test('counts a missing field as an empty one', async () => {
  const { result } = await submitContact(new FormData(), answering({ ok: true }))
  expect(result).toMatchObject({
    faults: { name: 'missing', email: 'missing', message: 'missing' },
    values: { name: '', email: '', phone: '', message: '' },
  })
})

test('names the fields that the content service refuses', async () => {
  const refused = answering({ ok: false, reason: 'refused', fields: { phone: 'no', other: 'no' } })
  const { status, result } = await submitContact(form(), refused)
  expect(status).toBe(422)
  expect(result).toMatchObject({ faults: { phone: 'invalid' } })
})

test('keeps what was typed when the content service is down or has had enough', async () => {
  const down = await submitContact(form(), answering({ ok: false, reason: 'unavailable' }))
  const limited = answering({ ok: false, reason: 'limited', retryAfterS: 5 })
  expect(down.status).toBe(503)
  expect(down.result).toMatchObject({ status: 'failed', faults: {}, values: { name: 'Sari' } })
  expect((await submitContact(form(), limited)).status).toBe(429)
})
