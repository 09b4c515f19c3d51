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
  const { mail, chat } = otherWays(typed, [null, details], 'Pesan dari Sari & Co')
  const url = new URL(mail ?? '')
  expect(url.pathname).toBe('info@contoh.example')
  expect(url.search).not.toContain('+')
  expect(url.searchParams.get('subject')).toBe('Pesan dari Sari & Co')
  expect(url.searchParams.get('body')).toBe(
    'Baris\r\ndua 50%\r\n\r\nSari & Co\r\nsari@contoh.example',
  )
  const text = new URL(chat ?? '').searchParams.get('text')
  expect(text).toBe('Baris\ndua 50%\n\nSari & Co\nsari@contoh.example')
})

test.each(['Baris\n', '可以报价吗？', '😀'])('fits as much as an address holds of %j', (part) => {
  const { mail = '', chat = '' } = otherWays(
    { ...typed, text: part.repeat(900) },
    [details],
    'Pesan',
  )
  for (const address of [mail, chat]) {
    expect(address?.length).toBeGreaterThan(1000)
    expect(address?.length).toBeLessThan(2048)
    expect(address).toMatch(/%E2%80%A6$/)
  }
})

test('an address of the company cannot add headers to the mail', () => {
  const { mail } = otherWays(typed, [{ email: 'a@b.example?bcc=x@y.example' }, details], 's')
  expect(new URL(mail ?? '').searchParams.get('bcc')).toBeNull()
})
