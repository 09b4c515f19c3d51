import { delayResponse, object, picture } from './support/content-host.ts'
import { expectFailureAndRetry } from './support/failing.ts'
import { postDetail } from './support/fixture-pages.ts'
import {
  addressIn,
  expect,
  languages,
  type OtherHost,
  open,
  startOver,
  test,
} from './support/journey.ts'
import { messages } from './support/messages.ts'
import { followWhileHeld } from './support/shown-texts.ts'

/** The exact words of the specification, which the message files must contain. */
const words = {
  id: {
    banner: 'Detail Blog',
    loading: 'Memuat detail blog...',
    failed: 'Gagal memuat blog',
    category: 'Umum',
    date: 'Belum dipublish',
    day: '15 Februari 2025',
  },
  en: {
    banner: 'Blog Detail',
    loading: 'Loading blog detail...',
    failed: 'Failed to load blog',
    category: 'General',
    date: 'Not published yet',
    day: 'February 15, 2025',
  },
} as const

async function withPictures({ content }: OtherHost) {
  await content.responses.set('/storage/uji.png', picture)
  await content.responses.set('/storage/isi.png', picture)
  await content.responses.set('/api/blogs/1', object({ ...postDetail, image: 'storage/uji.png' }))
}

for (const language of languages) {
  const word = words[language]
  const address = (route: string) => addressIn(language, route)

  test(`blog detail, ${language}`, async ({ page, otherHost }) => {
    await test.step(`blog detail: banner, image, title, category, date and body, ${language} @R64`, async () => {
      await withPictures(otherHost)
      await page.goto(otherHost.site.origin + address('/blog/1'))
      const main = page.getByRole('main')
      await expect(main.getByText(word.banner, { exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Artikel 1')
      await expect(main.getByText('Logam', { exact: true })).toBeVisible()
      await expect(main.getByText(word.day, { exact: true })).toBeVisible()
      await expect(main.getByText('Isi tebal.')).toBeVisible()
      const banner = main.locator('img').first()
      expect(await banner.getAttribute('src')).toMatch(/^\/media\/\d+\/storage\/uji\.png/)
      await expect(page).toHaveTitle(/^Artikel 1 \| /)
      const addresses = otherHost.content.requests.map(({ url }) => url)
      expect(addresses).toContain(`/api/blogs/1?lang=${language}`)
    })
    await test.step(`blog detail: default category and date, ${language}`, async () => {
      await startOver(otherHost)
      await page.goto(otherHost.site.origin + address('/blog/2'))
      const main = page.getByRole('main')
      const article = main.getByRole('article').first()
      await expect(article.getByText(word.category, { exact: true })).toBeVisible()
      await expect(article.getByText(word.date, { exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: messages[language].blog_all })).toHaveAttribute(
        'href',
        address('/blog'),
      )
    })
    await test.step(`blog detail: says ${word.loading} while it is on its way, ${language} @R65`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + address('/blog'))
      const release = await delayResponse(otherHost.content, '/api/blogs/2')
      const link = page.getByRole('main').locator(`a[href="${address('/blog/2')}"]`)
      await followWhileHeld(link, word.loading, release)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel 2')
    })
    await test.step(`blog detail: leaving the page clears the detail, ${language} @R66`, async () => {
      await startOver(otherHost)
      await withPictures(otherHost)
      await open(page, otherHost.site.origin + address('/blog/1'))
      await expect(page.getByText('Isi tebal.')).toBeVisible()
      await page.getByRole('link', { name: messages[language].blog_all }).click()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
      await expect(page.getByText('Isi tebal.')).toHaveCount(0)
      await page.waitForFunction(() => 'scripted' in document.documentElement.dataset)
      const release = await delayResponse(otherHost.content, '/api/blogs/2')
      const link = page.getByRole('main').locator(`a[href="${address('/blog/2')}"]`)
      await followWhileHeld(link, word.loading, release)
      await expect(page.getByText('Isi artikel dua.')).toBeVisible()
      await expect(page.getByText('Isi tebal.')).toHaveCount(0)
    })
    await test.step(`blog detail: the sample company's newest post is whole, ${language}`, async () => {
      await startOver(otherHost)
      await open(page, address('/blog'))
      const first = page.getByRole('main').getByRole('article').first()
      const title = (await first.getByRole('heading').textContent()) ?? ''
      await first.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    })
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of (404|503)/] })

    test(`blog detail: what is not there, ${language}`, async ({ page, otherHost }) => {
      await test.step(`blog detail: ${word.failed} with Failed to fetch blog detail, and a retry works, ${language} @R67`, async () => {
        await expectFailureAndRetry(page, otherHost, {
          call: '/api/blogs/2',
          address: address('/blog/2'),
          text: 'Failed to fetch blog detail',
          heading: word.failed,
          language,
        })
      })
      await test.step(`blog detail: ${word.failed} with 404 for an unknown post, ${language} @R68`, async () => {
        await startOver(otherHost)
        for (const id of ['999', 'abc', '01', '1.5', '-1']) {
          const response = await page.goto(`${otherHost.site.origin}${address('/blog')}/${id}`)
          expect(response?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            messages[language].blog_missing,
          )
          await expect(page.getByRole('main').getByText(`${word.failed}: `)).toBeVisible()
        }
      })
    })
  })
}

test('blog detail: the body of a host', async ({ page, otherHost }) => {
  await test.step('blog detail: a body from the host runs nothing, styles nothing and frames nothing', async () => {
    await withPictures(otherHost)
    await open(page, `${otherHost.site.origin}/blog/1`)
    const article = page.getByRole('main').getByRole('article')
    await expect(article.getByText('Isi tebal.')).toBeVisible()
    await expect(
      article.locator('script, style, iframe, [onclick], [onerror], [onload]'),
    ).toHaveCount(0)
    await expect(article.locator('[href^="javascript:"], [style]')).toHaveCount(0)
    await article.getByText('Isi tebal.').click()
    await article.getByText('Tautan jahat').click()
    expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  })
  await test.step('blog detail: the body keeps its headings below the title, its links, list and quote', async () => {
    await startOver(otherHost)
    await withPictures(otherHost)
    await page.goto(`${otherHost.site.origin}/en/blog/1`)
    const article = page.getByRole('main').getByRole('article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(article.getByRole('heading', { name: 'Bab pertama', level: 2 })).toBeVisible()
    await expect(article.getByRole('heading', { name: 'Bagian', level: 3 })).toBeVisible()
    await expect(article.getByRole('link', { name: 'Tautan luar' })).toHaveAttribute(
      'rel',
      /noopener/,
    )
    await expect(article.getByRole('link', { name: 'Tautan dalam' })).toHaveAttribute(
      'href',
      '/en/kontak',
    )
    await expect(article.getByText('Butir')).toBeVisible()
    await expect(article.locator('blockquote')).toHaveText('Kutipan')
  })
  await test.step('blog detail: a wide table scrolls in a region of its own, by keyboard too', async () => {
    await startOver(otherHost)
    await withPictures(otherHost)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `${otherHost.site.origin}/blog/1`)
    const region = page.getByRole('region', { name: 'Tabel 1' })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
  await test.step('blog detail: a picture in the body comes through the site, lazily, its place kept', async () => {
    await startOver(otherHost)
    await withPictures(otherHost)
    const release = await delayResponse(otherHost.content, '/storage/isi.png')
    await page.goto(`${otherHost.site.origin}/blog/1`, { waitUntil: 'commit' })
    const inside = page.getByRole('img', { name: 'Gambar isi' })
    await expect(inside).toHaveAttribute('src', /^\/media\/\d+\/storage\/isi\.png/)
    await expect(inside).toHaveAttribute('loading', 'lazy')
    const { width, height } = (await inside.boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height).toBeCloseTo(2, 1)
    release()
  })
})
