import { signMessage } from '@niaga/server-kit/signed-message'
import { expect, test } from 'vitest'
import { createPurges } from './purges.ts'

const secret = 'a-purge-secret-of-at-least-32-characters'

const receive = (body: string) =>
  createPurges({ secret, onPurge: () => {} }).receive(signMessage(body, secret, Date.now()))

test.each([
  ['only the version', { version: 7 }],
  ['what an older content service says besides', { version: 7, changed: ['products'] }],
])('accepts a message with %s', (_case, message) => {
  expect(receive(JSON.stringify(message))).toBe('accepted')
})

test.each(['', '{', 'null', '{"version":0}', '{"version":"7"}', '{"changed":["products"]}'])(
  'rejects the signed %j as malformed',
  (body) => {
    expect(receive(body)).toBe('malformed')
  },
)
