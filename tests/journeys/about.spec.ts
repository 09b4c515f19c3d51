import { pages } from '../../contract/src/pages.ts'
import { delayResponse, list, object, picture } from './support/content-host.ts'
import { expectFailureAndRetry } from './support/failing.ts'
import { people } from './support/fixture-pages.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageTexts } from './support/page-texts.ts'
import { followWhileHeld } from './support/shown-texts.ts'

const company = { id: 'PT Uji Tambang', en: 'Uji Mining Ltd' }
const vision = { id: 'Visi uji', en: 'Test vision' }
const headings = { id: ['Visi', 'Misi', 'Moto'], en: ['Vision', 'Mission', 'Motto'] }
const waiting = { id: 'Memuat...', en: 'Loading...' }

for (const language of languages) {
  const text = messages[language]
  const address = (route: string) => addressIn(language, route)

  test(`the pages about the company, ${language}`, async ({ page, otherHost }) => {
    await test.step(`about: hero with company name and tagline, description and a call to action, ${language} @R44`, async () => {
      await page.goto(otherHost.site.origin + address('/tentang-kami'))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(company[language])
      await expect(main.getByText('Dari tambang ke kapal')).toBeVisible()
      await expect(main.getByText('Uraian perusahaan uji.')).toBeVisible()
      await expect(
        main.getByRole('heading', { name: pageTexts('/tentang-kami', language).closing?.title }),
      ).toBeVisible()
      await expect(
        main.getByRole('link', { name: pageTexts('/tentang-kami', language).button }),
      ).toHaveAttribute('href', '#kontak')
      await expect(page).toHaveTitle(
        `${pages['/tentang-kami'].name[language]} | ${company[language]}`,
      )
      for (const route of ['visi-misi', 'pengurus', 'galeri']) {
        await expect(main.locator(`a[href="${address(`/tentang-kami/${route}`)}"]`)).toBeVisible()
      }
    })
    await test.step(`vision: vision, mission and the motto, which is the commitment setting, ${language} @R45`, async () => {
      await startOver(otherHost)
      await page.goto(otherHost.site.origin + address('/tentang-kami/visi-misi'))
      const main = page.getByRole('main')
      for (const [index, statement] of [vision[language], 'Misi uji', 'Komitmen uji'].entries()) {
        const part = main.getByRole('region', {
          name: headings[language][index] ?? '',
          exact: true,
        })
        await expect(part.getByText(statement, { exact: true })).toBeVisible()
      }
      await expect(
        main.getByRole('link', { name: pageTexts('/tentang-kami', language).button }),
      ).toHaveAttribute('href', '#kontak')
    })
    await test.step(`management: photo, name and position of the first three people, ${language} @R46`, async () => {
      await startOver(otherHost)
      const { responses } = otherHost.content
      await responses.set('/storage/orang.png', picture)
      await responses.set(
        '/api/managements',
        list(people.map((person) => ({ ...person, photo_url: 'storage/orang.png' }))),
      )
      await page.goto(otherHost.site.origin + address('/tentang-kami/pengurus'))
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards).toHaveCount(3)
      for (const [index, person] of people.slice(0, 3).entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading', { name: person.name })).toBeVisible()
        await expect(card.getByText(person.position)).toBeVisible()
        const source = await card.locator('img').getAttribute('src')
        expect(source).toMatch(/^\/media\/\d+\/storage\/orang\.png/)
      }
    })
    await test.step(`management: says when there is nobody, ${language}`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/managements', list([]))
      const response = await page.goto(otherHost.site.origin + address('/tentang-kami/pengurus'))
      expect(response?.status()).toBe(200)
      await expect(page.getByText(text.management_empty)).toBeVisible()
    })
    await test.step(`about: says what nobody has written yet, ${language}`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/contact', object({ settings: [], footers: [] }))
      await page.goto(otherHost.site.origin + address('/tentang-kami'))
      await expect(page.getByText(text.about_empty)).toBeVisible()
      await page.goto(otherHost.site.origin + address('/tentang-kami/visi-misi'))
      await expect(page.getByText(text.vision_empty)).toHaveCount(3)
    })
    await test.step(`about: says ${waiting[language]} while a page about the company is on its way, ${language} @R47`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + address('/tentang-kami'))
      const release = await delayResponse(otherHost.content, '/api/managements')
      const link = page.getByRole('main').locator(`a[href="${address('/tentang-kami/pengurus')}"]`)
      await followWhileHeld(link, waiting[language], release)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    })
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of 503/] })

    test(`the pages about the company: failed calls, ${language}`, async ({ page, otherHost }) => {
      for (const route of ['/tentang-kami', '/tentang-kami/visi-misi']) {
        await test.step(`about: ${route} says Failed to fetch contact, and a retry works, ${language} @R48`, () =>
          expectFailureAndRetry(page, otherHost, {
            call: '/api/contact',
            address: address(route),
            text: 'Failed to fetch contact',
            language,
          }))
      }
      await test.step(`management: Failed to fetch management data, and a retry works, ${language} @R49`, () =>
        expectFailureAndRetry(page, otherHost, {
          call: '/api/managements',
          address: address('/tentang-kami/pengurus'),
          text: 'Failed to fetch management data',
          language,
        }))
    })
  })
}

test('about: the call to action leads to the contact block, keyboard included', async ({
  page,
  otherHost,
}) => {
  // With motion, the link moves while it is scrolled into view, and the click would miss it.
  await open(page, `${otherHost.site.origin}/tentang-kami`)
  await page
    .getByRole('main')
    .getByRole('link', { name: pageTexts('/tentang-kami', 'id').button })
    .click()
  await expect(page.locator('#kontak')).toBeInViewport()
  await expect(page.locator('#kontak')).toBeFocused()
})
