import { productSchema } from '@niaga/contract/entities'
import { afterEach, expect, test, vi } from 'vitest'
import { readOffer } from './read-offer.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const window = { from: '2027-01-10', to: '2027-01-19', as_of: '2026-11-22' }
const coal = productSchema.parse({
  id: 1,
  name: 'Batubara',
  terms: { incoterms: ['FOB'], windows: [window] },
  origin_ids: [1],
  contact_id: 1,
})

/** Returns the offer at a moment, the validity of its page, and the number of location requests. */
async function offerAt(moment: string, item = coal) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) })
  const calls = { validMs: [] as number[], reads: [] as string[] }
  const offer = await readOffer(
    item,
    'id',
    new URLSearchParams(),
    {
      unitPictures: { ofUnit: () => null, ofKind: () => null },
      sheetPath: null,
      surveyors: [],
    },
    {
      imageSource: () => null,
      limitPage: (validMs) => calls.validMs.push(validMs),
      content: {
        miningLocations: async () => {
          calls.reads.push('locations')
          return { ok: false, error: 'Failed to fetch mining locations' } as const
        },
        people: async () => {
          calls.reads.push('people')
          return { ok: false, error: 'Failed to fetch people' } as const
        },
      },
    },
  )
  return { offer, ...calls }
}

test('limits a page with a window to the end of its last day in Jakarta', async () => {
  const { offer, validMs } = await offerAt('2027-01-19T23:59:50+07:00')
  expect(offer.terms?.windows).toHaveLength(1)
  expect(validMs).toEqual([10_000])
})

test('shows no window that is over, even if the host still has it', async () => {
  const { offer, validMs } = await offerAt('2027-01-20T00:00:00+07:00')
  expect(offer.terms).toMatchObject({ windows: [], incoterms: ['FOB'] })
  expect(validMs).toEqual([])
})

test('loses only the origins and the person if their calls fail, and makes none without them', async () => {
  const { offer, reads } = await offerAt('2027-01-01')
  expect([offer.origins, offer.contact, reads]).toEqual([[], null, ['locations', 'people']])
  const bare = { ...coal, origin_ids: undefined, contact_id: undefined }
  expect((await offerAt('2027-01-01', bare)).reads).toEqual([])
})
