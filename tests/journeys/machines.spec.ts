import { type ContentHost, list } from './support/content-host.ts'
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

const tools = [
  {
    ...{ id: 1, name: 'Bor', description: '', image: null },
    units: [unit(1, 'Sampit', 'sale'), unit(2, 'Balikpapan', 'hire', { year: 2021, hours: 6400 })],
  },
  {
    ...{ id: 2, name: 'Pompa', description: '', image: null },
    units: [unit(3, 'Sampit', 'both'), unit(4, 'Sampit', 'sale', { state: 'sold' })],
  },
]

async function withUnits({ responses }: ContentHost): Promise<void> {
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
      await expect(names).toHaveText(['Unit 1', 'Unit 2', 'Unit 3'])
      await page.getByLabel(text.unit_filter_offer).selectOption(text.unit_filter_hire)
      await expect(names).toHaveText(['Unit 2', 'Unit 3'])
      await page.getByLabel(text.unit_filter_place).selectOption('Sampit')
      await expect(names).toHaveText(['Unit 3'])
      await expect(page).toHaveURL(`${address}?tawaran=sewa&tempat=sampit`)
      await expect(page.getByLabel(text.unit_filter_place)).toBeFocused()
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
    await test.step(`a unit leads to its place on the page of its kind, ${language}`, async () => {
      await names.nth(1).getByRole('link').click()
      await expect(page).toHaveURL(
        `${otherHost.site.origin}${addressIn(language, '/alat/1')}#unit-2`,
      )
      await expect(page.locator('#unit-2')).toBeInViewport()
    })
  })
}

test('units: values that nobody can choose change nothing', async ({ page, otherHost }) => {
  await withUnits(otherHost.content)
  const address = `${otherHost.site.origin}/alat`
  for (const search of [
    'tawaran=Jual',
    'jenis=99',
    'tempat=%00',
    'jenis[]=1',
    'tempat=a&tempat=b',
  ]) {
    const response = await page.goto(`${address}?${search}`)
    expect(response?.status(), search).toBe(200)
    await expect(page.locator('.unit-rows').getByRole('listitem')).toHaveCount(3)
  }
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
    await expect(page.locator('.unit-cards').getByRole('heading')).toHaveText([
      'Unit 1',
      'Unit 3',
      'Unit 2',
    ])
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
    await expect(page).toHaveURL(/\/alat\?tawaran=&jenis=&tempat=balikpapan#machines$/)
    await expect(page.getByLabel(messages.id.unit_filter_place)).toHaveValue('balikpapan')
  })
})
