import { expect, test } from 'vitest'
import { phoneChannels } from './phone-channels.ts'

const details = { address: '', phone: '', email: 'uji@contoh.example', workingHours: [] }

test.each([
  [null, null, null],
  [details, null, null],
  [{ ...details, phone: 'hubungi kantor' }, null, null],
  [{ ...details, phone: '+62 21 0000 0100' }, null, 'tel:+622100000100'],
  [{ ...details, whatsapp: '+62 000 0000 0100' }, 'https://wa.me/6200000000100', null],
  [
    { ...details, phone: '0812 3456 7890' },
    'https://wa.me/6281234567890?text=',
    'tel:081234567890',
  ],
])('of %j a phone shows the chat %s and the call %s', (contact, chat, call) => {
  expect(phoneChannels(contact)).toEqual({ chat, call })
})
