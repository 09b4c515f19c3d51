import { expect, test } from 'vitest'
import { linkAddress, webAddress } from './safe-address.ts'

const english = (path: string) => `/en${path}`

test('keeps web, mail and telephone addresses', () => {
  expect(linkAddress('https://contoh.example/a', english)).toBe('https://contoh.example/a')
  expect(linkAddress('mailto:info@contoh.example', english)).toBe('mailto:info@contoh.example')
  expect(linkAddress('tel:+62215550100', english)).toBe('tel:+62215550100')
})

test('localises an address of the site', () => {
  expect(linkAddress('/kontak?produk=a#b', english)).toBe('/en/kontak?produk=a#b')
})

test('drops scripts, data and blank addresses', () => {
  const addresses = ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', '', '  ']
  for (const address of addresses) expect(linkAddress(address, english)).toBe('')
})

test('does not mistake another site’s address for its own', () => {
  expect(linkAddress('//lain.example/a', english)).toBe('http://lain.example/a')
  expect(linkAddress('\\\\lain.example', english)).toBe('http://lain.example/')
})

test('a social address is http or https, or none', () => {
  expect(webAddress('https://www.linkedin.com/company/contoh')).toBe(
    'https://www.linkedin.com/company/contoh',
  )
  for (const address of ['', '#', 'linkedin.com/x', 'javascript:alert(1)', 'ftp://a.example']) {
    expect(webAddress(address)).toBe('')
  }
})
