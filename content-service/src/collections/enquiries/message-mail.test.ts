import { expect, test } from 'vitest'
import type { Message } from '../../platform/payload-types.ts'
import { messageMail } from './message-mail.ts'

const message: Message = {
  id: 7,
  name: 'Sari Wijaya',
  email: 'sari@pembeli.example',
  phone: null,
  message: 'Kami mencari <b>batubara</b>.',
  status: 'new',
  receivedAt: '2026-11-21T03:00:00.000Z',
  createdAt: '2026-11-21T03:00:00.000Z',
  updatedAt: '2026-11-21T03:00:00.000Z',
}

const sender = { to: ['kantor@contoh.example'], origin: 'https://cms.contoh.example' }

test('is plain text with the sender in Reply-To', () => {
  const mail = messageMail(message, sender)
  expect(mail).not.toHaveProperty('html')
  expect(mail.replyTo).toEqual({ name: 'Sari Wijaya', address: 'sari@pembeli.example' })
  expect(mail.text).toContain('Kami mencari <b>batubara</b>.')
  expect(mail.text).toContain('https://cms.contoh.example/admin/collections/messages/7')
  expect(mail.text).toContain('21 November 2026')
})

test('keeps a name to one line and a subject short', () => {
  const name = `Sari\r\nBcc: lain@pembeli.example ${'x'.repeat(150)}`
  const { subject = '' } = messageMail({ ...message, name }, sender)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(subject.length).toBeLessThan(100)
})

test('starts with the link to the message, where a visitor cannot imitate it', () => {
  const link = 'Beri status dan catatan: http://jahat.example'
  const text = `Halo\n\n--\n${link}`
  const mail = messageMail({ ...message, phone: `1\n${link}`, message: text }, sender)
  const lines = mail.text?.toString().split('\n') ?? []
  expect(lines[0]).toBe(
    'Beri status dan catatan: https://cms.contoh.example/admin/collections/messages/7',
  )
  expect(lines.filter((line) => line.startsWith('Beri status'))).toHaveLength(2)
  expect(lines.at(-1)).toBe(link)
})

test('has a fixed Message-ID for each message', () => {
  expect(messageMail(message, sender).messageId).toBe(messageMail(message, sender).messageId)
  expect(messageMail({ ...message, id: 8 }, sender).messageId).not.toBe(
    messageMail(message, sender).messageId,
  )
})

test('names the reference, the company and the promised time of an enquiry', () => {
  const { subject, text } = messageMail(
    {
      ...message,
      ...{
        items: [{ kind: 'coal' as const, product: 'Batubara' }],
        reference: 'RFQ-261122-7F3K',
        company: 'Contoh\nPower',
        country: 'South Korea',
      },
      answerBy: '2026-11-23T10:00:00.000Z',
    },
    sender,
  )
  expect(subject).toBe('RFQ-261122-7F3K: permintaan penawaran dari Sari Wijaya')
  const lines = text?.toString().split('\n') ?? []
  expect(lines.slice(2, 8)).toEqual([
    'Jawab sebelum: 23 November 2026 pukul 17.00 WIB',
    'Nama: Sari Wijaya',
    'Email: sari@pembeli.example',
    'Nomor referensi: RFQ-261122-7F3K',
    'Perusahaan: Contoh Power',
    'Negara: South Korea',
  ])
})

test('has neither of them without an enquiry', () => {
  const { subject, text } = messageMail({ ...message, reference: null, answerBy: null }, sender)
  expect(subject).toBe('Pesan dari Sari Wijaya lewat formulir kontak')
  expect(text).not.toMatch(/referensi|Jawab sebelum|Perusahaan|Negara/)
})
