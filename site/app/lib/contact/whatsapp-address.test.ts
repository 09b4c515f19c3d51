import { expect, test } from 'vitest'
import { whatsAppAddress } from './whatsapp-address.ts'

test.each([
  ['+62 21 5550 0142', '622155500142'],
  ['+62 (0)812-3456-7890', '6281234567890'],
  ['0812 3456 7890', '6281234567890'],
  ['+62 21 5550 0142 (ext. 2)', '622155500142'],
])('opens a chat with %s by its international digits', (phone, digits) => {
  expect(whatsAppAddress(phone, 'Pasir Kuarsa & Co')).toBe(
    `https://wa.me/${digits}?text=Pasir%20Kuarsa%20%26%20Co`,
  )
})

test.each(['', 'hubungi kami', '112'])('opens none with %j', (phone) => {
  expect(whatsAppAddress(phone, 'Timah')).toBeNull()
})
