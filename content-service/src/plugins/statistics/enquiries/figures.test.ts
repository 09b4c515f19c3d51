import { beforeEach, expect, test } from 'vitest'
import type { Message } from '../../../platform/payload-types.ts'
import { openServiceForFile } from '../../../testing/open-service-for-file.ts'
import { countryName } from '../../enquiry-desk/country-name.ts'
import { getMonth, getStart, monthsUpTo } from '../months.ts'
import { countBy } from './count-by.ts'
import { median, ninetieth, readFigures } from './read-figures.ts'
import { writeHours } from './write-hours.ts'

const now = new Date('2026-11-23T03:00:00.000Z')

const service = await openServiceForFile()

beforeEach(async () => {
  await service.payload.delete({ collection: 'messages', where: { id: { exists: true } } })
})

test('counts by the months of Jakarta, twelve of them', async () => {
  // The first of November begins in Jakarta at 17:00 UTC of the previous day.
  await make({ receivedAt: '2026-10-31T16:59:59.999Z' })
  await make({ receivedAt: '2026-10-31T17:00:00.000Z' })
  await make({ receivedAt: '2025-11-30T17:00:00.000Z' })
  await make({ receivedAt: '2025-11-30T16:59:59.999Z' })
  const { months, total } = await read()
  expect(total).toBe(3)
  expect(months).toHaveLength(12)
  expect(months.flatMap(({ month, count }) => (count > 0 ? [`${month} ${count}`] : []))).toEqual([
    ...['2025-12 1', '2026-10 1', '2026-11 1'],
  ])
})

test('leaves spam out of everything', async () => {
  await make({ status: 'spam', country: 'Indonesia', items: [{ kind: 'coal', product: 'Iklan' }] })
  const { total, products, countries, stages } = await read()
  expect([total, products.counts, countries.counts]).toEqual([0, [], []])
  expect(stages.every(({ count }) => count === 0)).toBe(true)
  expect(stages.map(({ status }) => status)).not.toContain('spam')
})

test('counts an enquiry once for a product, and countries in either language as one', async () => {
  const item = { kind: 'coal', product: 'Energy 4600' } as const
  await make({ items: [item, item, { kind: 'machine', product: 'Excavator' }], country: 'Jepang' })
  await make({ items: [{ ...item, product: 'ENERGY 4600' }], country: 'japan ' })
  await make({ country: 'Atlantis', status: 'won' })
  const { products, countries, stages } = await read()
  expect(products.counts.map(({ name, count }) => `${name.toLowerCase()} ${count}`)).toEqual([
    ...['energy 4600 2', 'excavator 1'],
  ])
  expect(countries.counts).toEqual([
    { name: 'Jepang', count: 2 },
    { name: 'Atlantis', count: 1 },
  ])
  expect(stages.filter(({ count }) => count > 0)).toEqual([
    { status: 'new', count: 2 },
    { status: 'won', count: 1 },
  ])
})

test('measures the time to the first answer by the month of the enquiry', async () => {
  for (const hours of [1, 2, 4, 100]) await make({ firstAnsweredAt: after(hours) })
  await make({})
  const { months } = await read()
  expect(months.at(-1)).toEqual({
    ...{ month: '2026-11', count: 5, answered: 4, medianHours: 3, ninetiethHours: 100 },
  })
  expect(months[0]).toMatchObject({ answered: 0, medianHours: null, ninetiethHours: null })
})

test('counts so many at most, the newest, and says so', async () => {
  await make({ receivedAt: '2026-10-05T03:00:00.000Z', items: [{ kind: 'coal', product: 'Lama' }] })
  for (let index = 0; index < 3; index += 1) await make({})
  const cut = await readFigures(service.payload, { language: 'id', now, most: 3 })
  expect([cut.total, cut.isCut, cut.products.counts]).toEqual([3, true, []])
  expect(await read()).toMatchObject({ total: 4, isCut: false })
})

test.for([
  [[], null, null],
  [[7], 7, 7],
  [[1, 10], 5.5, 10],
  [[10, 2, 1], 2, 10],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5.5, 9],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 6, 10],
] as const)('of %o the middle is %o, and 90 of 100 are up to %o', ([values, middle, most]) => {
  expect([median([...values]), ninetieth([...values])]).toEqual([middle, most])
})

test('knows the months up to a moment, through the turn of a year', () => {
  expect(monthsUpTo(new Date('2026-12-31T17:00:00Z'), 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(getMonth(getStart('2026-11'))).toBe('2026-11')
  expect(getMonth(new Date(getStart('2026-11').getTime() - 1))).toBe('2026-10')
})

test('names ten, and counts the rest', () => {
  const names = Array.from({ length: 12 }, (_, index) => `Produk ${index}`)
  const { counts, others } = countBy([...names, 'PRODUK 11', 'produk 11'])
  expect([counts.length, counts[0], others]).toEqual([10, { name: 'Produk 11', count: 3 }, 2])
})

test('writes countries and times in the language of the admin', () => {
  expect(countryName('South Korea', 'id')).toBe('Korea Selatan')
  expect(countryName('korea selatan', 'en')).toBe('South Korea')
  expect(countryName('Jawa', 'en')).toBe('Jawa')
  expect(writeHours(3.52, 'id')).toBe('3,5 jam')
  expect(writeHours(96, 'id')).toBe('4 hari')
  expect(writeHours(1, 'en')).toBe('1 hour')
  expect([0, 0.02, 0.04, 1 / 3].map((hours) => writeHours(hours, 'id'))).toEqual([
    ...['1 menit', '1 menit', '2 menit', '20 menit'],
  ])
  expect([0.04, 0.999].map((hours) => writeHours(hours, 'en'))).toEqual(['2 minutes', '1 hour'])
  expect(writeHours(null, 'en')).toBe('–')
})

function read() {
  return readFigures(service.payload, { language: 'id', now })
}

function after(hours: number): string {
  return new Date(Date.parse('2026-11-10T03:00:00.000Z') + hours * 3_600_000).toISOString()
}

function make(message: Partial<Message>) {
  return service.payload.create({
    collection: 'messages',
    data: {
      ...{ name: 'Sari', email: 'sari@pembeli.example', message: 'Halo', status: 'new' },
      receivedAt: '2026-11-10T03:00:00.000Z',
      ...message,
    },
  })
}
