import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  isAuthentic,
  receivedMessage,
  type SignedMessage,
  signatureHeaders,
  signMessage,
} from './signed-message.ts'

const secret = 'a-purge-secret-of-at-least-32-characters'
const nowS = 1_763_700_000
const nowMs = nowS * 1000
const good = signMessage('{"version":7}', secret, nowMs)

const signedAt = (timestamp: string): SignedMessage => {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${good.body}`).digest('hex')
  return { ...good, timestamp, signature: `sha256=${hash}` }
}

test('signs timestamp and body as the contract requires', () => {
  expect(signMessage(good.body, secret, nowMs + 999)).toEqual(signedAt(String(nowS)))
})

test('puts signature and timestamp into headers', () => {
  const headers = new Headers(signatureHeaders(good))
  expect(receivedMessage(headers, good.body)).toEqual(good)
  expect(isAuthentic(receivedMessage(headers, good.body), secret, nowMs)).toBe(true)
  expect(receivedMessage(new Headers(), '')).toEqual({ timestamp: '', signature: '', body: '' })
})

test.each([
  ['another secret', signMessage(good.body, 'b'.repeat(40), nowMs)],
  ['another body', { ...good, body: '{"version":8}' }],
  ['another timestamp', { ...good, timestamp: String(nowS + 1) }],
  ['no signature', { ...good, signature: '' }],
  ['half a signature', { ...good, signature: good.signature.slice(0, 40) }],
  ['no hash name', { ...good, signature: good.signature.slice(7) }],
  ['a timestamp too old', signedAt(String(nowS - 301))],
  ['a future timestamp', signedAt(String(nowS + 301))],
  ['no timestamp', signedAt('')],
  ['a malformed timestamp', signedAt(`${nowS}.0`)],
  ['multi-byte characters', { ...good, signature: 'é'.repeat(71) }],
])('rejects a message with %s', (_case, message) => {
  expect(isAuthentic(message, secret, nowMs)).toBe(false)
})

test.each([299, -299])('allows for a clock that is %i s off', (seconds) => {
  expect(isAuthentic(signedAt(String(nowS + seconds)), secret, nowMs)).toBe(true)
})

test('accepts nothing when there is no secret', () => {
  expect(isAuthentic(signMessage(good.body, '', nowMs), undefined, nowMs)).toBe(false)
})
