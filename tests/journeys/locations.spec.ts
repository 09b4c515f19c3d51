import { pages } from '../../contract/src/pages.ts'
import { delayResponse, list, picture } from './support/content-host.ts'
import { expectFailureAndRetry } from './support/failing.ts'
import { places } from './support/fixture-pages.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageTexts } from './support/page-texts.ts'
import { followWhileHeld } from './support/shown-texts.ts'

const waiting = { id: 'Memuat...', en: 'Loading...' }

for (const language of languages) {
  const text = messages[language]
  const address = addressIn(language, '/lokasi-tambang')

  test(`locations, ${language}`, async ({ page, otherHost }) => {
    await test.step(`locations: image, location and description of the first three, ${language} @R58`, async () => {
      const { responses } = otherHost.content
      await responses.set('/storage/pit.png', picture)
      await responses.set(
        '/api/mining-locations',
        list(places.map((place) => ({ ...place, image: 'storage/pit.png' }))),
      )
      await page.goto(otherHost.site.origin + address)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        pages['/lokasi-tambang'].name[language],
      )
      const cards = main.getByRole('article')
      await expect(cards).toHaveCount(3)
      for (const [index, { location, description }] of places.slice(0, 3).entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading', { name: location })).toBeVisible()
        await expect(card.getByText(description)).toBeVisible()
        expect(await card.locator('img').getAttribute('src')).toMatch(
          /^\/media\/\d+\/storage\/pit\.png/,
        )
      }
      await expect(
        main.getByRole('link', { name: pageTexts('/lokasi-tambang', language).button }),
      ).toHaveAttribute('href', addressIn(language, '/kontak'))
    })
    await test.step(`locations: says when there are none, ${language}`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/mining-locations', list([]))
      await page.goto(otherHost.site.origin + address)
      await expect(page.getByText(text.location_empty)).toBeVisible()
    })
    await test.step(`locations: says ${waiting[language]} while it is on its way, ${language} @R59`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + addressIn(language, '/'))
      const release = await delayResponse(otherHost.content, '/api/mining-locations')
      const link = page.getByRole('banner').locator(`a[href="${address}"]`).first()
      await followWhileHeld(link, waiting[language], release)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
    })
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of 503/] })

    test(`locations: Failed to fetch mining locations, and a retry works, ${language} @R60`, async ({
      page,
      otherHost,
    }) => {
      await expectFailureAndRetry(page, otherHost, {
        call: '/api/mining-locations',
        address,
        text: 'Failed to fetch mining locations',
        language,
      })
    })
  })
}
