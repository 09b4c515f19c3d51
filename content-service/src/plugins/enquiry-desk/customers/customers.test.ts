import { beforeEach, expect, test } from 'vitest'
import type { Message } from '../../../platform/payload-types.ts'
import { openServiceForFile } from '../../../testing/open-service-for-file.ts'
import { countOthers, enquiriesOnPage, readCustomer } from './read-customer.ts'
import { customersPerPage, readCustomers } from './read-customers.ts'

const service = await openServiceForFile()

beforeEach(async () => {
  await service.payload.delete({ collection: 'messages', where: { id: { exists: true } } })
})

test('joins what one company sends under several names and mail domains', async () => {
  const { id } = await make({ company: 'PT. Contoh Power', email: 'kim@contoh.example' })
  await make({ company: 'Contoh Power, PT', email: 'lee@power.example', name: 'Lee', day: 2 })
  await make({ company: 'PT Contoh Energi', email: 'kim@energi.example', day: 3 })
  const customer = await readCustomer(service.payload, id)
  expect(customer).toMatchObject({
    total: 2,
    contact: { name: 'Lee', email: 'lee@power.example', company: 'Contoh Power, PT' },
    people: [{ name: 'Kim', email: 'kim@contoh.example' }],
  })
  expect(await countOthers(service.payload, id)).toBe(1)
  expect(await listed()).toEqual(['PT Contoh Energi 1', 'Contoh Power, PT 2'])
})

test('joins what an address sends without a company to the company that it has named', async () => {
  await make({ company: 'PT Contoh', email: 'Kim@contoh.example' })
  const { id } = await make({ email: 'kim@Contoh.example', day: 2 })
  await make({ company: 'Contoh', email: 'lee@contoh.example', day: 3 })
  expect(await readCustomer(service.payload, id)).toMatchObject({ total: 3 })
  expect(await listed()).toEqual(['Contoh 3'])
})

test('joins no strangers with a provider of mail, with or without its name as company', async () => {
  const { id } = await make({ email: 'kim@gmail.com', company: 'Gmail' })
  await make({ email: 'lee@gmail.com', company: 'gmail.com', name: 'Lee', day: 2 })
  await make({ email: 'tan@gmail.com', name: 'Tan', day: 3 })
  expect(await readCustomer(service.payload, id)).toMatchObject({ total: 1, people: [] })
  expect(await countOthers(service.payload, id)).toBe(0)
  expect(await listed()).toEqual(['Tan 1', 'Lee 1', 'Kim 1'])
})

test('shows an agent of two companies with both, and each company without the other', async () => {
  await make({ company: 'Satu', email: 'agen@niaga.example' })
  const two = await make({ company: 'Dua', email: 'agen@niaga.example', day: 2 })
  const separate = await make({ company: 'Satu', email: 'kim@satu.example', day: 3 })
  expect((await readCustomer(service.payload, separate.id))?.total).toBe(3)
  expect((await readCustomer(service.payload, two.id))?.total).toBe(2)
  expect(await listed()).toEqual(['Satu 3', 'Dua 2'])
  const { customers } = await readCustomers(service.payload, { page: 1, search: '' })
  for (const { messageId, total, company } of customers) {
    const page = await readCustomer(service.payload, messageId)
    expect(page).toMatchObject({ total, contact: { company } })
  }
})

test('leaves spam out, and does not join by what spam names', async () => {
  const { id } = await make({ company: 'Contoh', email: 'kim@contoh.example' })
  const spam = await make({ company: 'Contoh', email: 'iklan@spam.example', status: 'spam' })
  await make({ email: 'iklan@spam.example', name: 'Iklan', day: 2 })
  expect(await readCustomer(service.payload, id)).toMatchObject({ total: 1 })
  expect(await readCustomer(service.payload, spam.id)).toBeNull()
  expect(await countOthers(service.payload, spam.id)).toBe(0)
  expect(await listed()).toEqual(['Iklan 1', 'Contoh 1'])
})

test('shows the newest first, with what was won, what is open, and the notes', async () => {
  const items: Message['items'] = [
    { kind: 'coal', product: 'Energy 4600' },
    { kind: 'coal', product: 'Energy 5800' },
  ]
  await make({ status: 'won', phone: '+62 21 5550', country: 'Indonesia' })
  await make({ status: 'lost', day: 2 })
  const { id } = await make({ status: 'quoted', items, reference: 'RFQ-1', day: 3 })
  await service.payload.update({ collection: 'messages', id, data: { addNote: 'Ditelepon' } })
  const customer = await readCustomer(service.payload, id)
  expect(customer).toMatchObject({ total: 3, won: 1, open: 1 })
  expect(customer?.contact).toMatchObject({ phone: '+62 21 5550', country: 'Indonesia' })
  expect(customer?.enquiries.map(({ status }) => status)).toEqual(['quoted', 'lost', 'won'])
  expect(customer?.enquiries[0]).toMatchObject({ product: 'Energy 4600', others: 1 })
  expect(customer?.notes).toMatchObject([{ messageId: id, text: 'Ditelepon' }])
})

test('shows so many enquiries at most, and counts all', async () => {
  const all = Array.from({ length: enquiriesOnPage + 1 }, (_, index) => index)
  const messages = await Promise.all(all.map(() => make({})))
  const customer = await readCustomer(service.payload, messages[0]?.id ?? 0)
  expect(customer?.enquiries).toHaveLength(enquiriesOnPage)
  expect(customer?.total).toBe(enquiriesOnPage + 1)
})

test('lists them page by page', async () => {
  const all = Array.from({ length: customersPerPage + 1 }, (_, index) => index)
  await Promise.all(
    all.map((index) => make({ name: `Pembeli ${index}`, email: `${index}@pembeli.example` })),
  )
  const first = await readCustomers(service.payload, { page: 1, search: '' })
  const second = await readCustomers(service.payload, { page: 2, search: '' })
  expect([first.total, first.customers.length]).toEqual([customersPerPage + 1, customersPerPage])
  expect(second.customers).toHaveLength(1)
  const names = [...first.customers, ...second.customers].map(({ name }) => name)
  expect(new Set(names).size).toBe(customersPerPage + 1)
  expect(await readCustomers(service.payload, { page: 800, search: '' })).toMatchObject({
    customers: [],
  })
})

test.for([
  ['contoh', ['PT Contoh 2']],
  ['KIM@', ['PT Contoh 2']],
  ['lee', ['PT Contoh 2']],
  ['100%', ['100% Batu 1']],
  ['%', ['100% Batu 1']],
  ['_', []],
  ["' OR 1=1 --", []],
  ['!', []],
] as const)('finds by %s', async ([search, customers]) => {
  await make({ company: 'PT Contoh', email: 'kim@satu.example' })
  await make({ company: 'PT Contoh', email: 'lee@dua.example', name: 'Lee', day: 2 })
  await make({ company: '100% Batu', email: 'tan@tiga.example', name: 'Tan' })
  expect(await listed(search)).toEqual(customers)
})

test('keeps an address that names another company each time from multiplying its messages', async () => {
  const all = Array.from({ length: 12 }, (_, index) => index)
  await Promise.all(all.map((index) => make({ company: `Usaha ${'abcdefghijkl'[index]}` })))
  expect((await listed()).length).toBe(5)
})

test('knows no customer of a message that is not there', async () => {
  expect(await readCustomer(service.payload, 2_147_483_647)).toBeNull()
})

/** Returns each customer as name and number of messages. */
async function listed(search = ''): Promise<string[]> {
  const { customers } = await readCustomers(service.payload, { page: 1, search })
  return customers.map(({ name, company, total }) => `${company ?? name} ${total}`)
}

function make({ day = 1, ...message }: Partial<Message> & { day?: number }) {
  return service.payload.create({
    collection: 'messages',
    data: {
      ...{ name: 'Kim', email: 'kim@contoh.example', message: 'Halo', status: 'new' },
      receivedAt: `2026-11-${String(day).padStart(2, '0')}T03:00:00.000Z`,
      ...message,
    },
  })
}
