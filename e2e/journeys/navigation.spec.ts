import { addressIn, expect, languages, open, test } from '../support/journey.ts'

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

  test(`2 navigation: links every screen in the specification's order, ${language}`, async ({
    page,
  }) => {
    await open(page, addressIn(language, '/'))
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

  test(`2 navigation: only one mega-menu is open at a time, toggled by click, ${language}`, async ({
    page,
  }) => {
    await open(page, addressIn(language, '/'))
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
}

test('2 navigation: the group or link of the page one is on is marked, also below it', async ({
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

test('2 navigation: a mega-menu closes on a click outside it', async ({ page }) => {
  await open(page, '/')
  const navigation = page.getByRole('banner')
  await navigation.getByText('Produk', { exact: true }).click()
  await expect(navigation.locator('a[href*="/produk/"]').first()).toBeVisible()
  await page.mouse.click(720, 860)
  await expect(navigation.locator('a[href*="/produk/"]').first()).toBeHidden()
})

test('2 navigation: a mega-menu closes with Escape and gives the focus back', async ({ page }) => {
  await open(page, '/')
  const navigation = page.getByRole('banner')
  const products = navigation.getByText('Produk', { exact: true })
  await products.click()
  await navigation.locator('a[href*="/produk/"]').first().focus()
  await page.keyboard.press('Escape')
  await expect(navigation.locator('a[href*="/produk/"]').first()).toBeHidden()
  await expect(page.locator('summary:focus')).toHaveText(/Produk/)
})

test('2 navigation: a mega-menu closes on navigation', async ({ page }) => {
  await open(page, '/')
  const navigation = page.getByRole('banner')
  await navigation.getByText('Produk', { exact: true }).click()
  await navigation.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(navigation.locator('a[href*="/produk/"]').first()).toBeHidden()
})

test('2, 9 navigation: mega-menu items stand three per column, each described in two words', async ({
  page,
  otherHost,
}) => {
  await open(page, otherHost.site.origin)
  const navigation = page.getByRole('banner')
  await navigation.getByText('Produk', { exact: true }).click()
  const items = navigation.locator('a[href^="/produk/"]')
  await expect(items).toHaveCount(7)
  const lefts = await items.evaluateAll((links) =>
    links.map((link) => Math.round(link.getBoundingClientRect().left)),
  )
  const perColumn = [...Map.groupBy(lefts, (left) => left).values()].map((column) => column.length)
  expect(perColumn).toEqual([3, 3, 1])
  await expect(items.first()).toHaveText(/Satu\s*Kata kedua$/)
})

test('2, 9 navigation: transparent at the top, white with a shadow after more than 10 px', async ({
  page,
}) => {
  await open(page, '/')
  const bar = page.getByRole('banner')
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }))
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('2, 9 navigation: the scroll-to-top button appears after 300 px and scrolls to the top', async ({
  page,
}) => {
  await open(page, '/')
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('2 navigation: the mobile menu is a collapsible list with its own toggle', async ({
    page,
  }) => {
    await open(page, '/')
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

  test('2 navigation: both flags are visible without opening the menu', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bahasa Indonesia', exact: true })).toBeVisible()
  })
})

test('2 navigation: a group without its data is a link to the list alone', async ({
  page,
  otherHost,
}) => {
  otherHost.content.answers.set('/api/products', { status: 500, body: {} })
  await open(page, otherHost.site.origin)
  const navigation = page.getByRole('banner')
  await expect(navigation.getByRole('link', { name: 'Produk', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Judul uji')
})
