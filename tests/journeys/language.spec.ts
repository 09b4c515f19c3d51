import { addressIn, expect, languages, open, test } from './support/journey.ts'

test('language: the switch', async ({ page }) => {
  await test.step('language: two flag buttons, the present one marked, named in their own language @R7', async () => {
    await open(page, '/')
    const indonesian = page.getByRole('link', { name: 'Bahasa Indonesia ID', exact: true })
    const english = page.getByRole('link', { name: 'English EN', exact: true })
    await expect(indonesian).toBeVisible()
    await expect(english).toBeVisible()
    await expect(indonesian).toHaveAttribute('aria-current', 'true')
    await expect(english).not.toHaveAttribute('aria-current')
    for (const flag of [indonesian, english]) {
      const picture = flag.locator('img, svg').first()
      await expect(picture).toBeVisible()
    }
  })
  await test.step('language: the switch keeps the screen', async () => {
    await open(page, '/kontak')
    await page.getByRole('link', { name: 'English EN', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/kontak$/)
    await page.getByRole('link', { name: 'Bahasa Indonesia ID', exact: true }).click()
    await expect(page).toHaveURL(/[^n]\/kontak$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  })
})

test('language: switching swaps the text and fetches the data of the page again @R8', async ({
  page,
  otherHost,
}) => {
  await open(page, otherHost.site.origin)
  await expect(page.getByText('Visi uji', { exact: true })).toBeVisible()
  otherHost.content.requests.length = 0
  await page.getByRole('link', { name: 'English EN', exact: true }).click()
  await expect(page).toHaveURL(`${otherHost.site.origin}/en`)
  await expect(page.getByText('Test vision', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('link', { name: 'English EN', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(otherHost.content.requests.map(({ url }) => url)).toContain('/api/home?lang=en')
})

test('language: Indonesian is the default, whatever the browser prefers @R4', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'en-US', baseURL })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  expect(await context.cookies()).toEqual([])
  await context.close()
})

for (const language of languages) {
  test(`language: every internal link keeps ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/'))
    const paths = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => /^\/en(\/|#|$)/.test(path) !== (language === 'en'))).toEqual([])
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of 404/] })

    test(`routes: an unknown page is a 404 in ${language} with a way back @R11`, async ({
      page,
    }) => {
      const response = await page.goto(addressIn(language, '/tidak-ada'))
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(
        page
          .getByRole('main')
          .locator(`a[href="${addressIn(language, '/')}"]`)
          .first(),
      ).toBeVisible()
    })
  })
}
