import { expect, test } from 'vitest'
import { otherWays } from './contact-ways.ts'

const typed = {
  name: 'Sari & Co',
  email: 'sari@contoh.example',
  phone: '',
  text: 'Baris\ndua 50%',
}
const details = {
  phone: '+62 812-3456-7890',
  email: 'info@contoh.example',
  address: '',
  workingHours: [],
}

test('fills what was typed into a mail and a chat', () => {
  const { mail, phone: way } = otherWays(typed, details, 'Pesan dari Sari & Co')
  const url = new URL(mail ?? '')
  expect(url.pathname).toBe('info@contoh.example')
  expect(url.search).not.toContain('+')
  expect(url.searchParams.get('subject')).toBe('Pesan dari Sari & Co')
  expect(url.searchParams.get('body')).toBe(
    'Baris\r\ndua 50%\r\n\r\nSari & Co\r\nsari@contoh.example',
  )
  const text = new URL(way?.href ?? '').searchParams.get('text')
  expect(text).toBe('Baris\ndua 50%\n\nSari & Co\nsari@contoh.example')
})

test('offers a call where the number is a landline', () => {
  const { phone: way } = otherWays(typed, { ...details, phone: '+62 21 5550 0142' }, '')
  expect(way).toEqual({ isChat: false, href: 'tel:+622155500142' })
})

test('chats with the number that the company has for it, wherever its country', () => {
  const both = { ...details, phone: '+62 21 5550 0142', whatsapp: '+65 6000 0142' }
  const { phone: way } = otherWays(typed, both, '')
  expect(way?.href).toMatch(/^https:\/\/wa\.me\/6560000142\?text=/)
})

test('offers only the ways that the company has', () => {
  expect(otherWays(typed, null, '')).toEqual({ mail: null, phone: null })
  expect(otherWays(typed, { ...details, phone: '', email: '' }, '')).toEqual({
    mail: null,
    phone: null,
  })
})

test('an address of the company cannot add headers to the mail', () => {
  const { mail } = otherWays(typed, { ...details, email: 'a@b.example?bcc=x@y.example' }, 's')
  expect(new URL(mail ?? '').searchParams.get('bcc')).toBeNull()
})
