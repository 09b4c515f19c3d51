import { type ContentHost, list, picture } from './support/content-host.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

const unit = (id: number, location: string, offer: string, change: object = {}) => ({
  id,
  name: `Unit ${id}`,
  location,
  offer,
  state: 'free',
  pictures: [],
  ...change,
})

const captioned = {
  pictures: ['storage/depan.png', 'storage/bak.png'],
  captions: [
    { picture: 'storage/depan.png', text: 'Depan', translations: { en: { text: 'Front' } } },
    { picture: 'storage/bak.png', text: 'Bak', translations: { en: { text: 'Bucket' } } },
  ],
  hire: { basis: 'Per jam', fuel: 'Penyewa' },
}

const tools = [
  {
    ...{ id: 1, name: 'Bor', description: '', image: null },
    terms: { payment: ['Jam siaga 70 %'] },
    units: [
      unit(1, 'Sampit', 'sale', { operating_weight_t: 12, available_from: '2041-02-01' }),
      unit(2, 'Balikpapan', 'hire', { year: 2021, hours: 6400, serial: 'CONTOH-2', ...captioned }),
    ],
  },
  {
    ...{ id: 2, name: 'Pompa', description: '', image: null },
    units: [unit(3, 'Sampit', 'both'), unit(4, 'Sampit', 'sale', { state: 'sold' })],
  },
]

async function withUnits({ responses }: ContentHost): Promise<void> {
  for (const path of captioned.pictures) await responses.set(`/${path}`, picture)
  await responses.set('/api/tools', list(tools))
}

for (const language of languages) {
  const text = messages[language]

  test(`units for sale and hire, ${language}`, async ({ page, otherHost }) => {
    await withUnits(otherHost.content)
    const units = page.locator('.unit-rows').getByRole('listitem')
    const names = page.locator('.unit-rows').getByRole('heading')
    const address = otherHost.site.origin + addressIn(language, '/alat')
    await test.step(`the list shows what can be had, and a choice narrows it and the address, ${language}`, async () => {
      await open(page, address)
      await expect(names).toHaveText(['Unit 2', 'Unit 3', 'Unit 1'])
      await page.getByLabel(text.unit_filter_offer).selectOption(text.unit_filter_hire)
      await expect(names).toHaveText(['Unit 2', 'Unit 3'])
      await page.getByLabel(text.unit_filter_place).selectOption('Sampit')
      await expect(names).toHaveText(['Unit 3'])
      await expect(page).toHaveURL(`${address}?tawaran=sewa&tempat=sampit`)
      await expect(page.getByLabel(text.unit_filter_place)).toBeFocused()
      await page.getByRole('button', { name: text.unit_filter_show }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: /^1 / })).toBeFocused()
      await open(page, page.url())
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
    })
    await test.step(`a choice that nothing fits says so and leads back to all, ${language}`, async () => {
      await page.getByLabel(text.unit_filter_kind).selectOption('Bor')
      await expect(page.getByText(text.unit_none)).toBeVisible()
      await page.getByRole('link', { name: text.unit_filter_clear }).click()
      await expect(units).toHaveCount(3)
      await expect(page.getByLabel(text.unit_filter_kind)).toHaveValue('')
    })
    await test.step(`a day and a weight narrow the list too, ${language}`, async () => {
      await page.getByLabel(text.unit_filter_date).fill('2041-01-31')
      await expect(names).toHaveText(['Unit 2', 'Unit 3'])
      await page.getByLabel(text.unit_filter_date).fill('2041-02-01')
      await page.getByLabel(text.unit_filter_weight).selectOption({ index: 1 })
      await expect(names).toHaveText(['Unit 1'])
      await expect(page).toHaveURL(`${address}?berat=10-25&tanggal=2041-02-01`)
      await open(page, address)
    })
    await test.step(`a unit leads to its page, which names it in every request, ${language}`, async () => {
      await names.nth(0).getByRole('link').click()
      const address = addressIn(language, '/alat/1/unit/2')
      await expect(page).toHaveURL(otherHost.site.origin + address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unit 2')
      const main = page.getByRole('main')
      const facts = ['CONTOH-2', '2021', 'Per jam', 'Penyewa', 'Balikpapan', 'Jam siaga 70 %']
      for (const fact of facts) {
        await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible()
      }
      const shows = page.getByRole('region', { name: text.unit_pictures }).locator('figcaption')
      await expect(shows).toHaveText({ id: ['Depan', 'Bak'], en: ['Front', 'Bucket'] }[language])
      await page.getByRole('link', { name: /^2/ }).click()
      await expect(shows.nth(1)).toBeInViewport()
      await expect(main).toContainText(text.price_made_hire.replace(/\{.*/, ''))
      const ask = main.getByRole('link', { name: text.enquiry_ask }).first()
      await expect(ask).toHaveAttribute('href', /barang-0=.*Bor%3A\+Unit\+2.*hire/)
      await page.getByRole('link', { name: text.unit_of_tool.replace('{tool}', 'Bor') }).click()
      await expect(page).toHaveURL(/\/alat\/1#units$/)
      await page.goto(`${otherHost.site.origin}${addressIn(language, '/alat/2/unit/4')}`)
      await expect(main).toContainText(text.offer_state_sold)
      await page.goto(`${otherHost.site.origin}${addressIn(language, '/alat/1')}#unit-2`)
      await expect(page).toHaveURL(otherHost.site.origin + address)
    })
  })
}

test('a price that changes once changes wherever it stands, and is gone everywhere after its day', async ({
  page,
  otherHost,
}) => {
  const places = ['', '/en'].flatMap((folder) =>
    ['/alat', '/alat/9', '/alat/9/unit/9', '/alat/9/tabel.csv', '/alat/bandingkan?pilih=9']
      .concat('/cari?q=Satuan')
      .map((path) => folder + path),
  )
  const setPrice = async (amount: string, valid_until: string) => {
    const price = { text: amount, as_of: '2026-11-01', valid_until }
    const tool = { id: 9, name: 'Satuan', description: '', image: null }
    const units = [unit(9, 'Sampit', 'sale', { price })]
    await otherHost.content.responses.set('/api/tools', list([{ ...tool, units }]))
  }
  const placesWith = async (amount: string) => {
    const texts = await Promise.all(
      places.map(async (path) => (await page.request.get(otherHost.site.origin + path)).text()),
    )
    return places.filter((_, index) => texts[index]?.includes(amount))
  }
  for (const amount of ['Rp 111.222.000', 'Rp 333.444.000']) {
    await setPrice(amount, '2041-01-31')
    // The search may answer from its index of before for a second.
    await expect.poll(() => placesWith(amount)).toEqual(places)
  }
  await setPrice('Rp 333.444.000', '2026-11-02')
  await expect.poll(() => placesWith('Rp 333.444.000')).toEqual([])
})

test('units that may replace one are of its weight and offered as it is, and every count follows one rule', async ({
  page,
  otherHost,
}) => {
  const weight = (tonnes: number) => ({ operating_weight_t: tonnes })
  const tool = { id: 9, name: 'Satuan', description: '', image: null }
  const units = [
    unit(1, 'Sampit', 'hire', weight(20)),
    unit(2, 'Sampit', 'sale', weight(20)),
    unit(3, 'Sampit', 'hire', { ...weight(26.9), available_from: '2041-02-01' }),
    unit(4, 'Sampit', 'both', weight(13.1)),
    unit(5, 'Sampit', 'hire', weight(12.9)),
    unit(6, 'Sampit', 'hire', { ...weight(20), state: 'sold' }),
  ]
  await otherHost.content.responses.set('/api/tools', list([{ ...tool, units }]))
  await page.goto(`${otherHost.site.origin}/alat/9/unit/1`)
  const similar = page.getByRole('region', { name: messages.id.unit_similar })
  await expect(similar.getByRole('heading', { level: 3 })).toHaveText(['Unit 4', 'Unit 3'])
  for (const path of ['/alat', '/alat/9']) {
    await page.goto(otherHost.site.origin + path)
    await expect(page.getByRole('main')).toContainText('5 unit ditawarkan, 4 tersedia sekarang')
  }
})

test('a unit that is not there, or is of another machine, has no page', async ({
  page,
  otherHost,
}) => {
  await withUnits(otherHost.content)
  for (const path of ['/alat/1/unit/99', '/alat/2/unit/1', '/alat/x/unit/1', '/alat/1/unit/01']) {
    expect((await page.request.get(otherHost.site.origin + path)).status(), path).toBe(404)
  }
})

test('units: on a phone, the list begins on the first screen', async ({ page, otherHost }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await withUnits(otherHost.content)
  await page.goto(`${otherHost.site.origin}/alat`)
  const first = await page.locator('.unit-rows').getByRole('listitem').first().boundingBox()
  expect(first?.y).toBeLessThan(844 - 100)
})

test('units and goods: a host without them has the pages of before', async ({
  page,
  otherHost,
}) => {
  await open(page, `${otherHost.site.origin}/alat`)
  await expect(page.locator('#machines')).toHaveCount(0)
  await open(page, otherHost.site.origin)
  await expect(page.locator('#goods, #machines, #route')).toHaveCount(0)
  await test.step('units alone are shown on the home page too', async () => {
    await startOver(otherHost)
    await withUnits(otherHost.content)
    await page.goto(otherHost.site.origin)
    await expect(page.locator('.unit-cards').getByRole('heading')).toHaveText(['Unit 2', 'Unit 3'])
    await expect(page.locator('#goods')).toHaveCount(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('units: the form chooses without script', async ({ page, otherHost }) => {
    await withUnits(otherHost.content)
    await page.goto(`${otherHost.site.origin}/alat`)
    await page.getByLabel(messages.id.unit_filter_place).selectOption('Balikpapan')
    await page.getByRole('button', { name: messages.id.unit_filter_show }).click()
    await expect(page.locator('.unit-rows').getByRole('heading')).toHaveText(['Unit 2'])
    await expect(page).toHaveURL(/\/alat\?tawaran=&jenis=&.*tempat=balikpapan#units$/)
    await expect(page.getByRole('status')).toBeInViewport()
    await expect(page.getByLabel(messages.id.unit_filter_place)).toHaveValue('balikpapan')
  })
})
