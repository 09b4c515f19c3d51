import { expect, test } from 'vitest'
import { callsFor, type Goods, requestPath, type Subject } from './calls.ts'

const company = { phone: '+62 21 0000 0100', email: 'info@contoh.example' }
const desk = {
  phone: '+62 21 0000 0101',
  whatsapp: '+62 000 0000 0101',
  email: 'meja@contoh.example',
}
const coal: Subject = {
  product: 'Batubara, mutu Energi 4600',
  kind: 'coal',
  path: '/produk/1?mutu=energi-4600',
  desk,
}

test('names the goods, the page and the desk in every call to action', () => {
  const { request, chat, call, mail } = callsFor(coal, [desk, company], 'https://contoh.example')
  expect(request).toBe('/kontak?produk=Batubara%2C+mutu+Energi+4600&jenis=coal#new-item')
  const text =
    'Saya ingin meminta penawaran untuk Batubara, mutu Energi 4600.\nhttps://contoh.example/produk/1?mutu=energi-4600'
  expect(chat).toBe(`https://wa.me/6200000000101?text=${encodeURIComponent(text)}`)
  expect(call).toBe('tel:+622100000101')
  const { pathname, searchParams } = new URL(mail ?? '')
  expect(pathname).toBe('meja@contoh.example')
  expect(searchParams.get('subject')).toBe('Minta penawaran: Batubara, mutu Energi 4600')
  expect(searchParams.get('body')).toBe(text.replace('\n', '\r\n'))
})

test('reaches the company where the desk lacks a way, and says nothing without goods', () => {
  const chatOnly = { whatsapp: '+62 000 0000 0101' }
  expect(callsFor(coal, [chatOnly, company], '').call).toBe('tel:+622100000100')
  expect(callsFor(coal, [chatOnly, company], '').chat).toContain('6200000000101')
  expect(callsFor(null, [null, { ...company, phone: '0812 3456 7890' }], '')).toEqual({
    request: '/kontak',
    chat: 'https://wa.me/6281234567890',
    call: 'tel:081234567890',
    mail: 'mailto:info@contoh.example',
    phone: '0812 3456 7890',
  })
  const none = { request: '/kontak', chat: null, call: null, mail: null, phone: '' }
  expect(callsFor(null, [{ phone: 'hubungi kantor', whatsapp: '', email: '' }], '')).toEqual(none)
})

const unit: Goods = { product: 'Excavator: EX-1', kind: 'machine' }

test.each<[Goods, string]>([
  [{ product: 'Timah', kind: 'mineral' }, '?produk=Timah#new-item'],
  [{ ...unit, offer: 'both' }, '?produk=Excavator: EX-1&jenis=machine#new-item'],
  [
    { ...unit, offer: 'hire' },
    '?barang-0=kind:machine;product:Excavator: EX-1;offer:hire#new-item',
  ],
  [{ ...unit, offer: 'sale' }, '?barang-0=kind:machine;product:Excavator: EX-1;offer:buy#new-item'],
  [
    { product: 'Batubara', kind: 'coal', limits: 'abu; 8 %' },
    '?barang-0=kind:coal;product:Batubara;limits:abu%3B 8 %25#new-item',
  ],
  [{ product: 'forklift', kind: null }, '?tentang=forklift#contact-message'],
])('requests %j at %s', (goods, query) => {
  expect(decodeURIComponent(requestPath(goods).replaceAll('+', ' '))).toBe(`/kontak${query}`)
})
