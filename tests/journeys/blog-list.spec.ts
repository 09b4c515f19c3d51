import type { Page } from '@playwright/test'
import { pages } from '../../contract/src/pages.ts'
import { delayResponse, list, picture } from './support/content-host.ts'
import { expectFailureAndRetry } from './support/failing.ts'
import { post, posts } from './support/fixture-pages.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageTexts } from './support/page-texts.ts'

/** The exact words of the specification, which the message files must contain. */
const words = {
  id: { category: 'Umum', date: 'Belum dipublish', day: '15 Februari 2025', count: '30 artikel' },
  en: {
    category: 'General',
    date: 'Not published yet',
    day: 'February 15, 2025',
    count: '30 articles',
  },
} as const

function cards(page: Page) {
  return page.getByRole('main').getByRole('article')
}

for (const language of languages) {
  const text = messages[language]
  const word = words[language]
  const address = addressIn(language, '/blog')

  test(`blog list, ${language}`, async ({ page, otherHost, browser }) => {
    await test.step(`blog list: cards with image, category, date, title and read-more, ${language} @R62`, async () => {
      const { responses } = otherHost.content
      await responses.set('/storage/uji.png', picture)
      await responses.set(
        '/api/blogs',
        list(posts.slice(0, 2).map((entry) => ({ ...entry, image: 'storage/uji.png' }))),
      )
      await page.goto(otherHost.site.origin + address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pages['/blog'].name[language],
      )
      await expect(cards(page)).toHaveCount(2)
      const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
      await expect(first.getByRole('heading', { name: 'Artikel 1' })).toBeVisible()
      await expect(first.getByText('Logam')).toBeVisible()
      await expect(first.getByText(word.day, { exact: true })).toBeVisible()
      await expect(second.getByText(word.category, { exact: true })).toBeVisible()
      await expect(second.getByText(word.date, { exact: true })).toBeVisible()
      await expect(second.getByRole('link')).toHaveAttribute('href', addressIn(language, '/blog/2'))
      expect(await first.locator('img').getAttribute('src')).toMatch(
        /^\/media\/\d+\/storage\/uji\.png/,
      )
      await expect(
        page.getByRole('main').getByRole('link', { name: pageTexts('/blog', language).button }),
      ).toHaveAttribute('href', addressIn(language, '/kontak'))
    })
    await test.step(`blog list: searches all posts by title while typing, any case and accents, ${language} @R61`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + address)
      const status = page.getByRole('main').getByRole('status')
      await expect(status).toHaveText(word.count)
      const field = page.getByRole('searchbox', { name: text.blog_search })
      await field.pressSequentially('kafe di')
      await expect(cards(page)).toHaveCount(1)
      await expect(cards(page).getByRole('heading')).toHaveText('Kadar Besi Kafé di Kapal')
      await expect(page).toHaveURL(/\?q=kafe(\+|%20)di$/)
      await expect(status).toContainText(/^1 /)
      await expect(status).toContainText('kafe di')
      await expect(field).toBeFocused()
      await field.fill('ARTIKEL 2')
      await expect(cards(page)).toHaveCount(11)
      await field.fill('tidak ada di mana pun')
      await expect(cards(page)).toHaveCount(0)
      await expect(page.getByText(text.blog_no_hits_text)).toBeVisible()
      await page.getByRole('link', { name: text.blog_search_clear }).click()
      await expect(cards(page)).toHaveCount(12)
      await expect(field).toHaveValue('')
      await page.goBack()
      await expect(field).toHaveValue('tidak ada di mana pun')
      await page.goBack()
      await expect(page).toHaveURL(otherHost.site.origin + address)
      await expect(cards(page)).toHaveCount(12)
    })
    await test.step(`blog list: pages of twelve in the address, ${language}`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + address)
      const pages = page.getByRole('navigation', { name: text.blog_pages })
      await expect(cards(page)).toHaveCount(12)
      await pages.getByRole('link', { name: text.blog_next }).click()
      await expect(page).toHaveURL(/\?halaman=2$/)
      await expect(cards(page).first().getByRole('heading')).toHaveText('Artikel 13')
      await pages.getByRole('link', { name: text.blog_page.replace('{page}', '3') }).click()
      await expect(cards(page)).toHaveCount(6)
      await expect(pages.locator('[aria-current=page]')).toHaveText('3')
      await expect(page).toHaveTitle(/3/)
      await page.goto(`${otherHost.site.origin}${address}?q=artikel&halaman=2`)
      await expect(cards(page).first().getByRole('heading')).toHaveText('Artikel 13')
      await expect(pages.getByRole('link', { name: text.blog_previous })).toHaveAttribute(
        'href',
        `${address}?q=artikel`,
      )
    })
    await test.step(`blog list: searches and turns pages without script, ${language}`, async () => {
      await startOver(otherHost)
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(otherHost.site.origin + address)
      await page.getByRole('searchbox').fill('KAFE')
      await page.getByRole('main').getByRole('button', { name: text.blog_search_button }).click()
      await expect(page).toHaveURL(/\?q=KAFE$/)
      await expect(cards(page)).toHaveCount(1)
      await expect(page.getByRole('searchbox')).toHaveValue('KAFE')
      await page.goto(otherHost.site.origin + address)
      await page.getByRole('link', { name: text.blog_next }).click()
      await expect(cards(page).first()).toContainText('Artikel 13')
      await context.close()
    })
    await test.step(`blog list: says when there are no posts, ${language}`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/blogs', list([]))
      await page.goto(otherHost.site.origin + address)
      await expect(page.getByText(text.blog_empty)).toBeVisible()
    })
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of (404|503)/] })

    test(`blog list: what is not there, ${language}`, async ({ page, otherHost }) => {
      await test.step(`blog list: Failed to fetch blogs, and a retry works, ${language} @R63`, async () => {
        await expectFailureAndRetry(page, otherHost, {
          call: '/api/blogs',
          address,
          text: 'Failed to fetch blogs',
          language,
        })
      })
      await test.step(`blog list: a page that is none is a 404, ${language}`, async () => {
        await startOver(otherHost)
        for (const search of ['?halaman=4', '?halaman=0', '?halaman=dua', '?q=kafe&halaman=2']) {
          const response = await page.goto(otherHost.site.origin + address + search)
          expect(response?.status()).toBe(404)
        }
      })
    })
  })
}

test.describe(() => {
  test.use({ expectedConsole: [/status of 503|net::ERR_FAILED/] })

  test('blog list: without a connection the results and what is typed stay, and can be sent again', async ({
    page,
    otherHost,
  }) => {
    await open(page, `${otherHost.site.origin}/blog`)
    await page.route(/\?q=/, (route) => route.abort())
    const field = page.getByRole('searchbox')
    const failed = page.waitForEvent('requestfailed')
    await field.fill('kafe')
    await failed
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(cards(page)).toHaveCount(12)
    await expect(field).toHaveValue('kafe')
    await page.unroute(/\?q=/)
    await field.press('Enter')
    await expect(cards(page)).toHaveCount(1)
  })

  test('blog list: a search that fails shows the page of the failure', async ({
    page,
    otherHost,
  }) => {
    await open(page, `${otherHost.site.origin}/blog`)
    await otherHost.content.responses.set('/api/blogs', { status: 500, body: {} })
    await page.getByRole('searchbox').fill('kafe')
    await expect(page.getByText('Failed to fetch blogs')).toBeVisible()
    await expect(page).toHaveURL(/\?q=kafe$/)
  })
})

test('blog list: searches of every kind', async ({ page, otherHost }) => {
  await test.step('blog list: a slow search keeps what is typed and the old results in place', async () => {
    await open(page, `${otherHost.site.origin}/blog`)
    const release = await delayResponse(otherHost.content, '/api/blogs')
    const field = page.getByRole('searchbox')
    await field.pressSequentially('kafe')
    const section = page.getByRole('main').getByRole('region', { name: messages.id.blog_list })
    await expect(section).toHaveAttribute('aria-busy', 'true')
    await expect(cards(page)).toHaveCount(12)
    release()
    await expect(cards(page)).toHaveCount(1)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('kafe')
  })
  await test.step('blog list: a search replaces the one that is still on its way', async () => {
    await startOver(otherHost)
    await open(page, `${otherHost.site.origin}/blog`)
    const release = await delayResponse(otherHost.content, '/api/blogs')
    const field = page.getByRole('searchbox')
    const request = page.waitForRequest(/\?q=kafe/)
    await field.fill('kafe')
    const failed = page.waitForEvent('requestfailed', (request) => /\?q=kafe/.test(request.url()))
    await request
    await field.fill('artikel 2')
    await failed
    release()
    await expect(cards(page)).toHaveCount(11)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.goBack()
    await expect(page, 'one entry for the search').toHaveURL(/\/blog$/)
    await expect(cards(page)).toHaveCount(12)
  })
  await test.step('blog list: a search is text, whatever it looks like', async () => {
    await startOver(otherHost)
    const query = '<img src=x onerror=alert(1)>"\'&'
    await page.goto(`${otherHost.site.origin}/blog?${new URLSearchParams({ q: query })}`)
    await expect(page.getByRole('main').getByRole('status')).toContainText(query)
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
  await test.step('blog list: long titles stay inside their cards', async () => {
    await startOver(otherHost)
    await page.setViewportSize({ width: 390, height: 844 })
    await otherHost.content.responses.set('/api/blogs', list([post(1, 'Kata'.repeat(60))]))
    await page.goto(`${otherHost.site.origin}/blog`)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
