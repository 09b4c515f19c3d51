import type { ContactMessage } from '@niaga/contract/contact-message'
import { afterEach, expect, test, vi } from 'vitest'
import { idempotencyKey } from './idempotency-key.server.ts'

const message = { name: 'Sari', email: 'sari@contoh.example', message: 'Timah' }
const token = 'f'.repeat(32)
type Sender = Parameters<typeof idempotencyKey>[1]

const sender: Sender = { token: null, clientAddress: '203.0.113.7', files: [] }

const key = (change: Partial<ContactMessage>, by: Partial<Sender> = {}) =>
  idempotencyKey({ ...message, phone: undefined, ...change }, { ...sender, ...by })

afterEach(() => vi.useRealTimers())

test('is the same for the same message of one browser, at any place', () => {
  const first = key({}, { token })
  expect(key({}, { token, clientAddress: '198.51.100.1' })).toBe(first)
})

test('is the same without script whenever the message is sent again', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25, 20, 39, 59) })
  const first = key({})
  vi.setSystemTime(Date.UTC(2026, 10, 25, 20, 40, 4))
  expect(key({})).toBe(first)
})

test('differs with each field', () => {
  const keys = [
    key({}),
    key({ name: 'Sara' }),
    key({ email: 'sara@contoh.example' }),
    key({ phone: '1' }),
    key({ message: 'Timah!' }),
    key({ name: 'Sari","x', email: 'y' }),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('is never shared by two visitors', () => {
  const other = 'e'.repeat(32)
  expect(key({}, { token })).not.toBe(key({}, { token: other }))
  expect(key({}, { clientAddress: '203.0.113.8' })).not.toBe(key({}))
})

test.each(['', 'x', 'F'.repeat(32), 'f'.repeat(33), null, 7])(
  'ignores the token %j, so that nobody can choose another visitor’s key',
  (token) => {
    expect(key({}, { token })).toBe(key({}))
  },
)

test('differs with the content of a file, not its name', () => {
  const files = [Buffer.from('%PDF-1.4')]
  expect(key({}, { files })).toBe(key({}, { files: [Buffer.from('%PDF-1.4')] }))
  expect(new Set([key({}), key({}, { files }), key({}, { files: [Buffer.from('x')] })]).size).toBe(
    3,
  )
})
