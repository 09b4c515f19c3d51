import { expect, test } from 'vitest'
import { clientAddress, createAddressTest } from './client-address.ts'

const isTrusted = createAddressTest(['loopback', '10.0.0.0/8', '2001:db8::1'])

test.each([
  ['a visitor who speaks for himself', '203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor who claims to be another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a trusted proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a proxy on a socket of both versions', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a chain of trusted proxies', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a visitor who put a claim before', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a proxy over IPv6', '2001:db8::1', '2001:db8::7', '2001:db8::7'],
  ['a proxy that names nobody', '127.0.0.1', '', '127.0.0.1'],
  ['a proxy that names nonsense', '127.0.0.1', 'unknown', '127.0.0.1'],
])('knows %s', (_case, socket, forwardedFor, address) => {
  expect(clientAddress(socket, forwardedFor, isTrusted)).toBe(address)
})

test('trusts nobody when nobody is named', () => {
  expect(clientAddress('127.0.0.1', '203.0.113.7', createAddressTest([]))).toBe('127.0.0.1')
})

test.each(['proxy', '10.0.0.0/33', '::1/129', '10.0.0.0/x'])('takes %s for no network', (entry) => {
  expect(() => createAddressTest(['loopback', entry])).toThrow(
    `"${entry}" is no address or network`,
  )
})
