import { expect, test } from 'vitest'
import { whatsAppAddress } from './whatsapp-address.ts'

test.each([
  ['+62 812-3456-7890', '6281234567890'],
  ['+62 (0)812-3456-7890', '6281234567890'],
  ['+62 0812 3456 7890', '6281234567890'],
  ['0062 812 3456 7890', '6281234567890'],
  ['62 812 3456 7890', '6281234567890'],
  ['0812 3456 7890', '6281234567890'],
  ['(0811) 234-567', '62811234567'],
  ['0898.1234.56789', '62898123456789'],
  ['WA: 0857 1234 5678 (Sari)', '6285712345678'],
  ['+62 21 5550 0142 / 0812 3456 7890', '6281234567890'],
])('opens a chat with the mobile number in %j by its international digits', (phone, digits) => {
  expect(whatsAppAddress(phone, 'Pasir Kuarsa & Co')).toBe(
    `https://wa.me/${digits}?text=Pasir%20Kuarsa%20%26%20Co`,
  )
})

test.each([
  ['a landline in Jakarta', '+62 21 5550 0142'],
  ['a landline in Surabaya', '(031) 555-0142'],
  ['a landline with an extension', '+62 21 5550 0142 (ext. 2)'],
  ['a landline beyond Java', '0541 555014'],
  ['a number free of charge', '0800 1 555 014'],
  ['a paid number', '0809 1 555 014'],
  ['a short number', '0812 345'],
  ['more digits than a number has', '0812 3456 7890 123'],
  ['a number of Singapore, whichever it is', '+65 8123 4567'],
  ['a number of Japan that begins as a mobile one at home', '+81 2345 67890'],
  ['a number of Japan, dialled from a desk', '0081 2345 67890'],
  ['a number without its country', '812 3456 7890'],
  ['no number', ''],
  ['words', 'hubungi kami'],
  ['an emergency number', '112'],
])('opens no chat with %s', (_, phone) => {
  expect(whatsAppAddress(phone, 'Timah')).toBeNull()
})

test('reads a number of any length in linear time', () => {
  // Quadratic time would exceed the time limit of the test.
  for (const part of ['0', '+', '(0)', ' ', '08 ']) whatsAppAddress(part.repeat(1_000_000), '')
})
