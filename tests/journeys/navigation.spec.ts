import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'

const labels = {
  id: {
    about: 'Tentang Kami',
    products: 'Produk',
    tools: 'Alat',
    menu: 'Menu',
    top: 'Kembali ke atas',
  },
  en: { about: 'About Us', products: 'Products', tools: 'Tools', menu: 'Menu', top: 'Back to top' },
} as const

for (const language of languages) {
  const label = labels[language]

  test(`navigation, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/'))
    await test.step(`navigation: links every screen in the specification's order, ${language} @R14`, async () => {
      const routes = await page
        .getByRole('banner')
        .getByRole('navigation')
        .first()
        .locator('a')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        )
      const fixed = routes.filter((route) => !/\/(produk|alat)(\/|$)/.test(route))
      expect(fixed).toEqual(
        [
          '/',
          '/tentang-kami',
          '/tentang-kami/visi-misi',
          '/tentang-kami/pengurus',
          '/tentang-kami/galeri',
          // Grouped with the products, and listed below them.
          '/dokumen',
          '/kalkulator',
          '/bisnis',
          '/lokasi-tambang',
          '/blog',
          '/kontak',
        ].map((route) => addressIn(language, route)),
      )
      const prefix = language === 'id' ? '' : '/en'
      expect(
        routes.filter((route) => new RegExp(`^${prefix}/produk/\\d+$`).test(route)).length,
      ).toBeGreaterThanOrEqual(6)
      expect(
        routes.filter((route) => new RegExp(`^${prefix}/alat/\\d+$`).test(route)).length,
      ).toBeGreaterThanOrEqual(9)
    })
    await test.step(`navigation: only one mega-menu is open at a time, toggled by click, ${language} @R16`, async () => {
      const navigation = page.getByRole('banner')
      const products = navigation.getByText(label.products, { exact: true })
      const tools = navigation.getByText(label.tools, { exact: true })
      const productLinks = navigation.locator('a[href*="/produk/"]')
      const toolLinks = navigation.locator('a[href*="/alat/"]')

      await expect(productLinks.first()).toBeHidden()
      await products.click()
      await expect(productLinks.first()).toBeVisible()
      await tools.click()
      await expect(toolLinks.first()).toBeVisible()
      await expect(productLinks.first()).toBeHidden()
      await tools.click()
      await expect(toolLinks.first()).toBeHidden()
    })
  })
}

test('navigation: the group or link of the page one is on is marked, also below it', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/', 'Beranda'],
    ['/tentang-kami/galeri', labels.id.about],
    ['/produk/1', labels.id.products],
    ['/produk/batubara', labels.id.products],
    ['/alat', labels.id.tools],
    ['/blog/1', 'Blog'],
  ] as const) {
    await open(page, address)
    const marked = page.getByRole('banner').locator('.menu-link[aria-current]')
    await expect(marked).toHaveText([name])
  }
})

test('navigation: what closes, appears and stands over the page', async ({ page }) => {
  await open(page, '/')
  await test.step('navigation: transparent at the top, white with a shadow after more than 10 px @R12', async () => {
    const bar = page.getByRole('banner')
    const getTop = () => bar.evaluate((header) => header.getBoundingClientRect().top)
    const ribbon = page.getByRole('complementary', { name: 'Pemberitahuan' })
    expect(await getTop()).toBe((await ribbon.boundingBox())?.height)
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(bar).toHaveCSS('box-shadow', 'none')
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(bar).not.toHaveCSS('box-shadow', 'none')
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await expect.poll(getTop).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
  await test.step('navigation: the scroll-to-top button appears after 300 px and scrolls to the top @R13', async () => {
    const button = page.getByRole('button', { name: labels.id.top })
    await expect(button).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }))
    await expect(button).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }))
    await expect(button).toBeVisible()
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button).toBeHidden()
  })
  await test.step('navigation: a mega-menu closes on a click outside it @R17', async () => {
    const navigation = page.getByRole('banner')
    await navigation.getByText('Produk', { exact: true }).click()
    await expect(navigation.locator('a[href*="/produk/"]').first()).toBeVisible()
    await page.mouse.click(20, 860)
    await expect(navigation.locator('a[href*="/produk/"]').first()).toBeHidden()
  })
  await test.step('navigation: a mega-menu closes with Escape and gives the focus back', async () => {
    const navigation = page.getByRole('banner')
    const products = navigation.getByText('Produk', { exact: true })
    await products.click()
    await navigation.locator('a[href*="/produk/"]').first().focus()
    await page.keyboard.press('Escape')
    await expect(navigation.locator('a[href*="/produk/"]').first()).toBeHidden()
    await expect(page.locator('summary:focus')).toHaveText(/Produk/)
  })
  await test.step('navigation: a mega-menu closes on navigation @R18', async () => {
    const navigation = page.getByRole('banner')
    await navigation.getByText('Produk', { exact: true }).click()
    await navigation.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en$/)
    await expect(navigation.locator('a[href*="/produk/"]').first()).toBeHidden()
  })
})

test('navigation: mega-menus of another company', async ({ page, otherHost }) => {
  await test.step('navigation: mega-menu items stand three per column, each described in two words @R15', async () => {
    await open(page, otherHost.site.origin)
    const navigation = page.getByRole('banner')
    await navigation.getByText('Produk', { exact: true }).click()
    const items = navigation.locator('a[href^="/produk/"]')
    await expect(items).toHaveCount(7)
    const lefts = await items.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().left)),
    )
    const perColumn = [...Map.groupBy(lefts, (left) => left).values()].map(
      (column) => column.length,
    )
    expect(perColumn).toEqual([3, 3, 1])
    await expect(items.first()).toHaveText(/^Satu.*Kata kedua$/s)
  })
  await test.step('navigation: a group without its data is only a link to the list @R21', async () => {
    await startOver(otherHost)
    await otherHost.content.responses.set('/api/products', { status: 500, body: {} })
    await open(page, otherHost.site.origin)
    const navigation = page.getByRole('banner')
    await expect(navigation.getByRole('link', { name: 'Produk', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Judul uji')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('navigation on a phone', async ({ page }) => {
    await open(page, '/')
    await test.step('navigation: both flags are visible without opening the menu @R20', async () => {
      await expect(page.getByRole('link', { name: 'English EN', exact: true })).toBeVisible()
      await expect(
        page.getByRole('link', { name: 'Bahasa Indonesia ID', exact: true }),
      ).toBeVisible()
    })
    await test.step('navigation: the mobile menu is a collapsible list with its own toggle @R10 @R19', async () => {
      const navigation = page.getByRole('banner')
      const link = navigation.getByRole('link', { name: 'Kontak', exact: true })
      await expect(link).toBeHidden()
      await navigation.getByText(labels.id.menu, { exact: true }).click()
      await expect(link).toBeVisible()
      const groups = navigation.getByText('Produk', { exact: true }).locator('visible=true')
      await groups.click()
      await expect(navigation.locator('a[href^="/produk/"]').first()).toBeVisible()
      await link.click()
      await expect(page).toHaveURL(/\/kontak$/)
      await expect(link).toBeHidden()
    })
  })
})
