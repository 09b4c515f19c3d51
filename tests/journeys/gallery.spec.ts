import { pages } from '../../contract/src/pages.ts'
import { delayResponse, list, picture } from './support/content-host.ts'
import { expectFailureAndRetry } from './support/failing.ts'
import { galleries } from './support/fixture-pages.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageTexts } from './support/page-texts.ts'
import { followWhileHeld } from './support/shown-texts.ts'

const route = '/tentang-kami/galeri'
const waiting = { id: 'Memuat...', en: 'Loading...' }

for (const language of languages) {
  const text = messages[language]
  const address = addressIn(language, route)

  test(`gallery, ${language}`, async ({ page, otherHost }) => {
    await test.step(`gallery: hero with title and intro, every entry with image, title and description, ${language} @R50`, async () => {
      const { responses } = otherHost.content
      await responses.set('/galeri/uji.png', picture)
      await responses.set(
        '/api/galleries',
        list(galleries.map((entry) => ({ ...entry, image: '/galeri/uji.png' }))),
      )
      await page.goto(otherHost.site.origin + address)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        pages['/tentang-kami/galeri'].name[language],
      )
      await expect(main.getByText(pageTexts('/tentang-kami/galeri', language).intro)).toBeVisible()
      const entries = main.getByRole('article')
      await expect(entries).toHaveCount(galleries.length)
      for (const [index, { title, description }] of galleries.entries()) {
        const entry = entries.nth(index)
        await expect(entry.getByRole('heading', { name: title })).toBeVisible()
        await expect(entry.getByText(description)).toBeVisible()
        expect(await entry.locator('img').getAttribute('src')).toMatch(
          /^\/media\/\d+\/galeri\/uji\.png/,
        )
      }
      await expect(
        main.getByRole('link', { name: pageTexts('/tentang-kami/galeri', language).button }),
      ).toHaveAttribute('href', '#kontak')
    })
    await test.step(`gallery: the image side alternates by the parity of the index, ${language} @R51`, async () => {
      await startOver(otherHost)
      await page.goto(otherHost.site.origin + address)
      const sides = await page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((entries) =>
          entries.map((entry) => {
            const middle = (part: Element | null) => {
              const { left, right } = part?.getBoundingClientRect() ?? new DOMRect()
              return (left + right) / 2
            }
            const isLeft = middle(entry.firstElementChild) < middle(entry.lastElementChild)
            return isLeft ? 'left' : 'right'
          }),
        )
      expect(sides).toEqual(['left', 'right', 'left', 'right'])
    })
    await test.step(`gallery: the header has a language switch, ${language} @R52`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + address)
      const switcher = page.getByRole('navigation', { name: text.nav_language })
      const other = language === 'id' ? 'en' : 'id'
      const name = language === 'id' ? 'English EN' : 'Bahasa Indonesia ID'
      await switcher.getByRole('link', { name }).click()
      await expect(page).toHaveURL(otherHost.site.origin + addressIn(other, route))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pages['/tentang-kami/galeri'].name[other],
      )
      const addresses = otherHost.content.requests.map(({ url }) => url)
      expect(addresses).toContain(`/api/galleries?language=${other}`)
    })
    await test.step(`gallery: says ${waiting[language]} while it is on its way, ${language} @R53`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + addressIn(language, '/tentang-kami'))
      const release = await delayResponse(otherHost.content, '/api/galleries')
      const link = page.getByRole('main').locator(`a[href="${address}"]`)
      await followWhileHeld(link, waiting[language], release)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(galleries.length)
    })
    await test.step(`gallery: says when there are no pictures, ${language}`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/galleries', list([]))
      await page.goto(otherHost.site.origin + address)
      await expect(page.getByText(text.gallery_empty)).toBeVisible()
    })
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of 503/] })

    test(`gallery: Failed to fetch galleries in red, and a retry works, ${language} @R54`, async ({
      page,
      otherHost,
    }) => {
      const good = otherHost.content.responses.get('/api/galleries') ?? list([])
      await otherHost.content.responses.set('/api/galleries', { status: 500, body: {} })
      await page.goto(otherHost.site.origin + address)
      const error = page.getByText('Failed to fetch galleries', { exact: true })
      await expect(error).toBeVisible()
      const [red = 0, green = 0, blue = 0] = await error.evaluate((element) =>
        (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
      )
      expect(red).toBeGreaterThan(200)
      expect(Math.max(green, blue)).toBeLessThan(red / 2)
      await otherHost.content.responses.set('/api/galleries', good)
      await expectFailureAndRetry(page, otherHost, {
        call: '/api/galleries',
        address,
        text: 'Failed to fetch galleries',
        language,
      })
    })
  })
}
