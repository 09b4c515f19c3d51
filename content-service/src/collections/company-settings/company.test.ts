import { contactDetails } from '@niaga/contract/contact-details'
import { endpoints } from '@niaga/contract/endpoints'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor: Record<string, string> = {
  ...(await service.signIn('editor')),
  'Content-Type': 'application/json',
}

beforeAll(async () => {
  await service.payload.updateGlobal({
    slug: 'company-settings',
    locale: 'id',
    data: { companyName: 'PT Contoh' },
  })
})

const weekdays = { from: 'monday', to: 'friday', opens: '08.00', closes: '17:00' }
const office = {
  ...{ name: 'Kantor pusat', address: 'Jl. Contoh 1', phone: '+62 21 0000 0100' },
  ...{ latitude: -6.2, longitude: 106.8, timeZone: 'Asia/Makassar' },
}

test('shows telephone, WhatsApp and hours, once stored, in both languages', async () => {
  const hours = [{ ...weekdays, note: 'muat' }]
  const stored = await save({ whatsapp: '+62 812 0000 0100', offices: [{ ...office, hours }] })
  expect(stored.status).toBe(200)
  const { offices } = stored.body.result
  const [row] = offices
  const english = [{ ...row, name: 'Head office', hours: [{ ...row.hours[0], note: 'loading' }] }]
  expect((await save({ offices: english }, 'en')).status).toBe(200)
  for (const [locale, line] of [
    ['id', 'Senin–Jumat: 08.00–17.00 WITA, muat'],
    ['en', 'Monday–Friday: 08:00–17:00 (UTC+8), loading'],
  ] as const) {
    const contact = await contactIn(locale)
    expect(contactDetails(contact, locale)).toEqual({
      address: 'Jl. Contoh 1',
      phone: '+62 21 0000 0100',
      email: '',
      workingHours: [line],
      whatsapp: '+62 812 0000 0100',
    })
    expect(contact.company?.offices[0]).toMatchObject({
      ...{ latitude: -6.2, longitude: 106.8, time_zone: 'Asia/Makassar' },
      hours: [{ from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' }],
    })
  }
})

test('shows who issued a registration, how long it is valid, where to check it, and surveyors', async () => {
  const registration = {
    name: 'Izin',
    number: 'CONTOH',
    issuer: 'Instansi',
    validUntil: '2026-11-30',
  }
  const saved = (registerUrl: string) =>
    save({ registrations: [{ ...registration, registerUrl }], acceptedSurveyors: 'Satu\n\n Dua ' })
  expect((await saved('javascript:alert(1)')).status).toBe(400)
  expect((await saved('https://daftar.example/')).status).toBe(200)
  expect((await contactIn('en')).company).toMatchObject({
    registrations: [
      {
        ...{ name: 'Izin', number: 'CONTOH', issuer: 'Instansi', valid_until: '2026-11-30' },
        register_url: 'https://daftar.example/',
      },
    ],
    accepted_surveyors: ['Satu', 'Dua'],
  })
})

test('shows holidays in their order and in both languages, and how long messages are kept', async () => {
  const rows = [
    { day: '2027-01-01T12:00:00.000Z', name: 'Tahun Baru' },
    { day: '2026-12-25T12:00:00.000Z', name: 'Natal' },
  ]
  const stored = await save({ holidays: rows })
  expect(stored.status).toBe(200)
  const [newYear, christmas] = stored.body.result.holidays
  const english = [newYear, { ...christmas, name: 'Christmas' }]
  expect((await save({ holidays: english }, 'en')).status).toBe(200)
  for (const [locale, name] of [
    ['id', 'Natal'],
    ['en', 'Christmas'],
  ] as const) {
    expect((await contactIn(locale)).company).toMatchObject({
      holidays: [
        { day: '2026-12-25', name },
        { day: '2027-01-01', name: 'Tahun Baru' },
      ],
      enquiry_keep_days: 730,
    })
  }
})

test('rejects a day that is a holiday twice, and more holidays than a list for three years', async () => {
  const day = '2026-12-25T12:00:00.000Z'
  const twice = await save({
    holidays: [
      { day, name: 'Natal' },
      { day: '2026-12-25', name: 'x' },
    ],
  })
  expect(twice.status).toBe(400)
  expect(twice.body.errors[0].data.errors).toMatchObject([
    { path: 'holidays.0.day', message: 'Hari ini sudah ada di daftar.' },
    { path: 'holidays.1.day' },
  ])
  const many = Array.from({ length: 61 }, (_, index) => ({
    day: new Date(Date.UTC(2027, 0, index + 1, 12)).toISOString(),
    name: 'Libur',
  }))
  expect((await save({ holidays: many })).status).toBe(400)
  expect((await save({ holidays: many.slice(1) })).status).toBe(200)
})

test.for([
  ['whatsapp', { whatsapp: '812 0000 0100' }, /bentuk internasional/],
  ['whatsapp', { whatsapp: `+62 ${'1'.repeat(20)}` }, /bentuk internasional/],
  ['offices.0.latitude', { offices: [{ ...office, latitude: 91 }] }, /-90 sampai 90/],
  ['offices.0.longitude', { offices: [{ ...office, longitude: null }] }, /lintang dan bujur/],
  ['offices.0.phone', { offices: [{ ...office, phone: 'telepon' }] }, /nomor telepon/],
  ['offices.0.hours.0.opens', withHours({ opens: '8' }), /empat angka/],
  ['offices.0.hours.0.closes', withHours({ closes: '07:30' }), /setelah jam buka, 08:00/],
  ['brand.accent', { brand: { accent: 'merah' } }, /enam angka heksadesimal/],
  ['brand.accent', { brand: { accent: '#e08a4c' } }, /hanya 2,\d : 1.*lebih gelap/],
  ['brand.accent', { brand: { accent: '#767676', page: '#e8e8e8' } }, /dengan #e8e8e8/],
  ['brand.ground', { brand: { ground: '#6b7280' } }, /lebih gelap/],
  ['brand.page', { brand: { page: '#999999' } }, /lebih terang/],
] as const)('rejects %s with a sentence', async ([path, data, sentence]) => {
  const { status, body } = await save(data)
  expect(status).toBe(400)
  const errors: { path: string; message: string }[] = body.errors[0].data.errors
  expect(errors.map((error) => error.path)).toEqual([path])
  expect(errors[0]?.message).toMatch(sentence)
})

test('completes a WhatsApp number as it is written in Indonesia', async () => {
  const { body } = await save({ whatsapp: '0812 0000 0100' })
  expect(body.result.whatsapp).toBe('+62 812 0000 0100')
})

test('says in English why a colour is too weak', async () => {
  const { body } = await save({ brand: { accent: '#E08A4C' } }, 'id', 'en')
  expect(body.errors[0].data.errors[0].message).toMatch(/contrast of #e08a4c .* darker colour/)
})

test('keeps a brand whose texts can be read, and its pictures by their content', async () => {
  const [logo, photo, small] = await Promise.all([
    upload('logo.png', 400, 100),
    upload('foto.jpg', 400, 400),
    upload('kecil.png', 100, 100),
  ])
  for (const [brand, sentence] of [
    [{ logo: photo }, /PNG atau WebP/],
    [{ icon: logo }, /persegi/],
    [{ icon: small }, /paling sedikit 180/],
    [{ mark: 999 }, /./],
  ] as const) {
    const { status, body } = await save({ brand })
    expect([status, body.errors[0].data.errors[0].message]).toEqual([
      400,
      expect.stringMatching(sentence),
    ])
  }
  const brand = { logo, accent: '05A', ground: '#101820', page: '' }
  expect((await save({ brand })).status).toBe(200)
  const { company } = await contactIn('en')
  expect(company).toMatchObject({
    logo: 'storage/logo.png',
    colours: { accent: '#0055aa', ground: '#101820' },
  })
  expect(company).not.toHaveProperty('icon')
})

test('names the desks that a buyer can reach, and rejects one that cannot be reached', async () => {
  const desk = {
    ...{ name: 'Rina', role: 'Penjualan', languages: ['id', 'zh'], sortOrder: 1 },
    _status: 'published',
  }
  const rejected = await post('/people', desk)
  expect(rejected.status).toBe(400)
  expect(rejected.body.errors[0].data.errors[0]).toMatchObject({ path: 'email' })
  expect((await post('/people', { ...desk, phone: '+62 21 0000 0101' })).status).toBe(201)
  const response = await service.call('/api/people?lang=en')
  expect(endpoints.people.response.parse(await response.json()).items).toEqual([
    {
      ...{ id: 1, name: 'Rina', role: 'Penjualan', phone: '+62 21 0000 0101' },
      languages: ['Indonesian', 'Mandarin'],
    },
  ])
})

function withHours(changes: object) {
  return { offices: [{ ...office, hours: [{ ...weekdays, ...changes }] }] }
}

async function contactIn(locale: 'id' | 'en') {
  const response = await service.call(`/api/contact?lang=${locale}`)
  return endpoints.contact.response.parse(await response.json())
}

async function save(data: object, locale = 'id', language = 'id') {
  return post(`/globals/company-settings?locale=${locale}`, data, language)
}

async function post(path: string, data: object, language = 'id') {
  const cookie = `${asEditor.Cookie}; payload-lng=${language}`
  const headers = { ...asEditor, Cookie: cookie }
  const body = JSON.stringify(data)
  const response = await service.callAdmin(path, { method: 'POST', headers, body })
  return { status: response.status, body: await response.json() }
}

async function upload(name: string, width: number, height: number): Promise<number> {
  const picture = sharp({ create: { width, height, channels: 4, background: '#0055aa' } })
  const isPng = name.endsWith('.png')
  const data = await (isPng ? picture.png() : picture.jpeg()).toBuffer()
  const file = { name, data, size: data.length, mimetype: isPng ? 'image/png' : 'image/jpeg' }
  const alt = { altIndonesian: 'Logo', altEnglish: 'Logo' }
  return (await service.payload.create({ collection: 'media', data: alt, file })).id
}
