import { signIn } from '../support/editor.ts'
import { type Company, startCompany } from './support/company.ts'
import { expect, test } from './support/journey.ts'

// Changes a figure in the content service once, and reads every page, file and response that shows it.

test.setTimeout(180_000)

/** Digits that nothing else contains. */
type Figures = typeof before
const before = {
  tonnes: '61237',
  day: '2041-02-09',
  typical: '4617.25',
  hours: 76_543,
  price: 46.73,
}
const after = {
  tonnes: '61239',
  day: '2043-04-11',
  typical: '4619.75',
  hours: 76_549,
  price: 46.79,
}

/** Fewer would mean that a place has lost the figure. */
const places = { tonnes: 5, day: 7, typical: 100, hours: 13, price: 7 }
const figures = ['tonnes', 'day', 'typical', 'hours', 'price'] as const

test('a figure that is changed once changes wherever it stands', {
  tag: '@long',
}, async () => {
  await using company = await startCompany()
  await change(company, before)
  const first = await readPlaces(company, before)
  for (const figure of figures)
    expect(first[figure].length, figure).toBeGreaterThanOrEqual(places[figure])
  await change(company, after)
  // The search starts from its former index while it makes a new one.
  const unchanged = async () => Object.values(await readPlaces(company, before)).flat()
  await expect.poll(unchanged, { timeout: 60_000 }).toEqual([])
  expect(await readPlaces(company, after)).toEqual(first)
})

async function change({ content, site, editor }: Company, wanted: Figures): Promise<void> {
  const { ask } = await signIn(content.origin, editor)
  const patch = async (path: string, data: object) => {
    const body = JSON.stringify({ ...data, _status: 'published' })
    expect((await ask(path, { method: 'PATCH', body })).status).toBe(200)
  }
  const coal = await (await ask('/products/1?depth=0')).json()
  const { grades, terms } = coal
  Object.assign(terms.windows[0], { tonnes: wanted.tonnes, to: wanted.day })
  grades[0].rows[0].exact = wanted.typical
  grades[0].price.per_tonne = wanted.price
  await patch('/products/1', { grades, terms })
  await patch('/units/1', { hours: wanted.hours })
  const shown = async () => await (await fetch(`${site.origin}/alat/1/unit/1`)).text()
  await expect.poll(shown).toContain(wanted.hours.toLocaleString('id-ID'))
  await expect
    .poll(async () => digits(await text(`${site.origin}/produk/1`)))
    .toContain(wanted.tonnes)
}

/** Returns the addresses that show each figure: pages of both languages, their tables, and the contract's responses. */
async function readPlaces({ content, site }: Company, wanted: Figures) {
  const map = await text(`${site.origin}/sitemap.xml`)
  const pages = [...map.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g)].map(
    ([, path]) => site.origin + path,
  )
  const found: Record<keyof Figures, string[]> = {
    tonnes: [],
    day: [],
    typical: [],
    hours: [],
    price: [],
  }
  const seen = new Set(pages)
  for (const path of ['products', 'tools']) seen.add(`${content.origin}/api/${path}`)
  for (const address of seen) {
    const source = await text(address)
    for (const [, path] of source.matchAll(/href="(\/[^"]*\.csv)"/g)) seen.add(site.origin + path)
    const [year] = wanted.day.split('-')
    const shown = digits(source)
    for (const figure of figures) {
      const isThere =
        figure === 'day'
          ? new RegExp(`\\b${year}\\b`).test(source)
          : shown.includes(digits(`${wanted[figure]}`))
      if (isThere) found[figure].push(address.slice(new URL(address).origin.length))
    }
  }
  return found
}

async function text(address: string): Promise<string> {
  const response = await fetch(address)
  expect(response.status, address).toBe(200)
  return response.text()
}

/** Removes what languages set between digits. */
function digits(source: string): string {
  return source.replaceAll(/(?<=\d)[.,\u00a0](?=\d)/g, '')
}
