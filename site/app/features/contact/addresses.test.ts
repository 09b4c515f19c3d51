import { expect, test } from 'vitest'
import { boundAddress } from '../../ui/bound-address.ts'
import { mapAddresses } from '../../ui/map-address.ts'
import { phoneAddress } from '../../ui/phone-address.ts'

test('makes a tel: address of a number as companies write it', () => {
  expect(phoneAddress('+62 21 5550 0100')).toBe('tel:+622155500100')
  expect(phoneAddress('+62 (0)21-5550.0100 (ext. 2)')).toBe('tel:+622155500100')
  expect(phoneAddress('Telepon: 021 555')).toBe('tel:021555')
})

test('sends the map only the address', () => {
  expect(mapAddresses('Jl. Contoh No. 1\nJakarta & sekitarnya')).toEqual({
    embed:
      'https://www.google.com/maps?q=Jl.%20Contoh%20No.%201%20Jakarta%20%26%20sekitarnya&output=embed',
    page: 'https://www.google.com/maps?q=Jl.%20Contoh%20No.%201%20Jakarta%20%26%20sekitarnya',
  })
})

test('shows a number with the word before it, and keeps the lines of an address', () => {
  expect(boundAddress('Jl. Contoh No. 1\nJakarta 10110')).toBe(
    'Jl. Contoh No.\u00a01\nJakarta\u00a010110',
  )
})
