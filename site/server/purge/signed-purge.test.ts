import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSignedPurge } from './signed-purge.ts'

const secret = 'a-purge-secret-of-at-least-32-characters'
const nowS = 1_763_700_000
const good = { version: 7, changed: ['products'] }

function sign(message: unknown, timestamp = String(nowS), key = secret) {
  const body = typeof message === 'string' ? message : JSON.stringify(message)
  const hash = createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')
  return { timestamp, signature: `sha256=${hash}`, body }
}

test('believes what is signed with the secret', () => {
  expect(readSignedPurge(sign(good), secret, nowS)).toEqual({ ok: true, version: 7 })
})

test.each([
  ['another secret', sign(good, String(nowS), 'b'.repeat(40))],
  ['another body', { ...sign(good), body: JSON.stringify({ ...good, version: 8 }) }],
  ['another timestamp', { ...sign(good), timestamp: String(nowS + 1) }],
  ['no signature', { ...sign(good), signature: '' }],
  ['half a signature', { ...sign(good), signature: sign(good).signature.slice(0, 40) }],
  ['no name of the hash', { ...sign(good), signature: sign(good).signature.slice(7) }],
  ['a timestamp too old', sign(good, String(nowS - 301))],
  ['a timestamp of the future', sign(good, String(nowS + 301))],
  ['no timestamp', sign(good, '')],
  ['a timestamp that is none', sign(good, `${nowS}.0`)],
  ['letters that are several bytes', { ...sign(good), signature: 'é'.repeat(71) }],
])('takes for forged what has %s', (_case, message) => {
  expect(readSignedPurge(message, secret, nowS)).toEqual({ ok: false, fault: 'forged' })
})

test.each([299, -299])('allows for a clock that is %i s off', (seconds) => {
  expect(readSignedPurge(sign(good, String(nowS + seconds)), secret, nowS).ok).toBe(true)
})

test.each([
  '',
  '{',
  'null',
  { version: 0, changed: [] },
  { version: '7', changed: [] },
  { version: 7 },
])('calls the signed %j malformed', (message) => {
  expect(readSignedPurge(sign(message), secret, nowS)).toEqual({ ok: false, fault: 'malformed' })
})

test('believes nothing when there is no secret', () => {
  const message = sign(good, String(nowS), '')
  expect(readSignedPurge(message, undefined, nowS)).toEqual({ ok: false, fault: 'forged' })
})
