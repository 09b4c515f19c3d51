import { expect, test } from 'vitest'
import { clientAddress, createAddressTest } from './client-address.ts'

const isTrusted = createAddressTest(['loopback', '10.0.0.0/8', '2001:db8::1'])

test.each([
  ['a direct client', '203.0.113.7', undefined, '203.0.113.7'],
  ['a direct client with a forged header', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a trusted proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy on a dual-stack socket', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a chain of trusted proxies', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  [
    'a client with a forged header behind a proxy',
    '127.0.0.1',
    '198.51.100.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['a proxy over IPv6', '2001:db8::1', '2001:db8::7', '2001:db8::7'],
  ['a proxy with an empty header', '127.0.0.1', '', '127.0.0.1'],
  ['a proxy with an invalid header', '127.0.0.1', 'unknown', '127.0.0.1'],
])('finds the address of %s', (_case, socket, forwardedFor, address) => {
  expect(clientAddress(socket, forwardedFor, isTrusted)).toBe(address)
})

test('trusts no proxy by default', () => {
  expect(clientAddress('127.0.0.1', '203.0.113.7', createAddressTest([]))).toBe('127.0.0.1')
})

test.each(['proxy', '10.0.0.0/33', '::1/129', '10.0.0.0/x'])('rejects %s as a network', (entry) => {
  expect(() => createAddressTest(['loopback', entry])).toThrow(
    `"${entry}" is not an address or network`,
  )
})
