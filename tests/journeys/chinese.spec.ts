import type { Page } from '@playwright/test'
import { pages } from '../../contract/src/pages.ts'
import { waitAsATypist } from './support/contact-form.ts'
import { signIn } from './support/editor.ts'
import { expect, open, test, waitUntilHydrated } from './support/journey.ts'
import { messages } from './support/messages.ts'

/** The site with its third language, and the site without it, where visitors must not notice that it exists. */

const text = messages.zh

// One company is enough; a second worker would start another.
test.describe.configure({ mode: 'default' })

const han = /\p{Script=Han}/u

/** Returns sentences of the page's content that are not Chinese and not marked with another language. */
function unmarked(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('h2, h3, dt, dd, article p, li a')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[lang=en]') && !element.querySelector('[lang=en]'))
        .map((element) => element.textContent ?? '')
        .filter((text) => /([a-z]{3,}\s+){3}/.test(text) && !/\p{Script=Han}/u.test(text)),
    )
}

test('a site without the variable has no address, flag or alternate in Chinese', async ({
  page,
}) => {
  const response = await page.goto('/en')
  expect(await page.locator('[hreflang=zh-Hans]').count()).toBe(0)
  expect(await response?.text()).not.toMatch(han)
  expect((await page.request.get('/zh')).status()).toBe(404)
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/zh')
})

test('navigation: every link stays in Chinese, and the flags lead to the same page', {
  tag: '@long',
}, async ({ page, chineseCompany: company }) => {
  await open(page, `${company.site.origin}/zh`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  const banner = page.getByRole('banner')
  const routes = await banner
    .getByRole('navigation')
    .first()
    .locator('a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter((route) => !/^\/zh(\/|$)/.test(route))).toEqual([])
  const products = banner.getByText(pages['/produk'].name.zh, { exact: true })
  const first = banner.locator('a[href*="/produk/"]').first()
  await expect(first).toBeHidden()
  await products.click()
  await expect(first).toBeVisible()
  await first.click()
  await page.waitForURL(/\/zh\/produk\/\d+$/)
  const path = new URL(page.url()).pathname
  await banner.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL((url) => url.pathname === path.replace('/zh', '/en'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await banner.getByRole('link', { name: '简体中文' }).first().click()
  await page.waitForURL((url) => url.pathname === path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
})

test('catalogue: names, figures, trade terms and files of coal are in Chinese', {
  tag: '@long',
}, async ({ page, chineseCompany: company }) => {
  const { origin } = company.site
  await open(page, `${origin}/zh/produk`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('产品')
  await page.getByRole('main').getByRole('link', { name: /煤炭/ }).first().click()
  await page.waitForURL(/\/zh\/produk\/1$/)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('煤炭')
  await expect(main).toContainText(text.offer_windows)
  await expect(main).toContainText('全水分')
  await expect(main).toContainText(/\d{4}年\d{1,2}月\d{1,2}日/)
  await open(page, `${origin}/zh/produk/batubara`)
  await expect(page.getByRole('main')).toContainText('发热量')
  const pdf = await page.request.get(`${origin}/zh/produk/batubara.pdf`)
  expect(pdf.status()).toBe(200)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect(pdf.headers()['content-language']).toBe('zh-Hans')
  expect((await pdf.body()).toString('latin1')).toContain('NotoSansSC')
  const share = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(share ?? '')).headers()['content-type']).toBe('image/jpeg')
})

test('request: a buyer asks for a grade in Chinese, and the message is stored', {
  tag: '@long',
}, async ({ page, chineseCompany: company }) => {
  const email = `zh-${Date.now()}@pembeli.example`
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${company.site.origin}/zh/produk/1`)
  const ask = page.locator('.grade-ask a:visible').first()
  await ask.scrollIntoViewIfNeeded()
  await ask.click()
  const main = page.getByRole('main')
  await expect(main.locator('[name="items.0.product"]')).toHaveValue(/4600$/)
  // Without its script, the form cannot report which page led to it.
  await waitUntilHydrated(page)
  await main.getByLabel(text.contact_name).first().fill('王伟')
  await main.getByLabel(text.contact_email).first().fill(email)
  await waitAsATypist(page)
  await main.getByRole('button', { name: text.contact_send }).click()
  await expect(main.getByRole('alert')).toHaveText(text.contact_sent)
  const token = await signIn(company.editor, company.content.origin)
  const query = new URLSearchParams({ 'where[email][equals]': email })
  const response = await fetch(`${company.content.origin}/cms/api/messages?${query}`, {
    headers: { cookie: `payload-token=${token}`, origin: company.content.origin },
  })
  const { docs } = await response.json()
  expect(docs).toMatchObject([{ name: '王伟', page: '/zh/produk/1', language: 'en' }])
})

test('search: a Chinese word is found, also inside a longer one', {
  tag: '@long',
}, async ({ page, chineseCompany: company }) => {
  for (const query of ['煤炭', '挖掘', '锡']) {
    await open(page, `${company.site.origin}/zh/cari?q=${encodeURIComponent(query)}`)
    const results = page.getByRole('main').locator('mark')
    await expect(results.first()).toContainText(query.slice(0, 1))
  }
})

test('articles are in English below Chinese navigation, and say so', {
  tag: '@long',
}, async ({ page, chineseCompany: company }) => {
  const { origin } = company.site
  await open(page, `${origin}/zh/blog/1`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await expect(page.locator('.article')).toHaveAttribute('lang', 'en')
  const canonical = page.locator('link[rel=canonical]')
  await expect(canonical).toHaveAttribute('href', `${origin}/en/blog/1`)
  await expect(page.locator('link[hreflang=zh-Hans]')).toHaveCount(0)
})

test('lists: what is not in Chinese says its language, in cards, results, suggestions and feeds', {
  tag: '@long',
}, async ({ page, chineseCompany: company }) => {
  const { origin } = company.site
  for (const path of ['/zh', '/zh/blog']) {
    await open(page, origin + path)
    const titles = page.getByRole('main').locator('article h3')
    await expect(titles.first()).toHaveAttribute('lang', 'en')
    expect(await unmarked(page), path).toEqual([])
  }
  for (const path of ['/zh/cari?q=coal', '/zh/tentang-kami/galeri', '/zh/lokasi-tambang']) {
    await open(page, origin + path)
    await expect(page.getByRole('main').locator('[lang=en]')).not.toHaveCount(0)
    expect(await unmarked(page), path).toEqual([])
  }
  await page.goto(`${origin}/zh/cari`)
  await page.getByRole('combobox').pressSequentially('laycan')
  const option = page.getByRole('option').first()
  await expect(option.locator('[lang=en]').first()).toContainText(/laycan/i)
  const rss = await (await page.request.get(`${origin}/zh/rss.xml`)).text()
  expect(rss).toContain('<language>zh-Hans</language>')
  expect(rss.match(/<dc:language>en</g)).toHaveLength(rss.match(/<item>/g)?.length ?? 0)
  const feed = await (await page.request.get(`${origin}/zh/feed.json`)).json()
  expect(feed.items[0].language).toBe('en')
  // A translated product is not marked as English.
  await open(page, `${origin}/zh/produk`)
  await expect(page.getByRole('heading', { name: /煤炭/ }).first()).not.toHaveAttribute('lang')
})
