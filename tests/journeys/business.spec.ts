import { pages } from '../../contract/src/pages.ts'
import { delayResponse, list, picture } from './support/content-host.ts'
import { expectFailureAndRetry } from './support/failing.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { pageTexts } from './support/page-texts.ts'
import { followWhileHeld } from './support/shown-texts.ts'

const businesses = [1, 2, 3].map((id) => ({
  id,
  name: `Unit Uji ${id}`,
  description: `Keterangan unit ${id}.`,
  logo_image: 'storage/logo.png',
}))
const units = { id: 'Unit bisnis', en: 'Business Units' }
const none = { id: 'Belum ada data perusahaan', en: 'No businesses available' }
const waiting = { id: 'Memuat...', en: 'Loading...' }

for (const language of languages) {
  const address = addressIn(language, '/bisnis')

  test(`business, ${language}`, async ({ page, otherHost }) => {
    await test.step(`business: logo, name and description of the first two business units, ${language} @R55`, async () => {
      const { responses } = otherHost.content
      await responses.set('/storage/logo.png', picture)
      await responses.set('/api/businesses', list(businesses))
      await page.goto(otherHost.site.origin + address)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        pages['/bisnis'].name[language],
      )
      const cards = main.getByRole('region', { name: units[language] }).getByRole('article')
      await expect(cards).toHaveCount(2)
      for (const [index, { name, description }] of businesses.slice(0, 2).entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading', { name })).toBeVisible()
        await expect(card.getByText(description)).toBeVisible()
        expect(await card.locator('img').getAttribute('src')).toMatch(
          /^\/media\/\d+\/storage\/logo\.png/,
        )
      }
      await expect(
        main.getByRole('link', { name: pageTexts('/bisnis', language).button }),
      ).toHaveAttribute('href', addressIn(language, '/kontak'))
    })
    await test.step(`business: says when there are none, ${language}`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set('/api/businesses', list([]))
      await page.goto(otherHost.site.origin + address)
      await expect(page.getByRole('main').getByText(none[language])).toBeVisible()
    })
    await test.step(`business: says ${waiting[language]} while it is on its way, ${language} @R56`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + addressIn(language, '/'))
      const { responses } = otherHost.content
      await responses.set('/storage/logo.png', picture)
      await responses.set('/api/businesses', list(businesses))
      const release = await delayResponse(otherHost.content, '/api/businesses')
      const link = page.getByRole('banner').locator(`a[href="${address}"]`).first()
      await followWhileHeld(link, waiting[language], release)
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
    })
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of 503/] })

    test(`business: Failed to fetch businesses, and a retry works, ${language} @R57`, async ({
      page,
      otherHost,
    }) => {
      await expectFailureAndRetry(page, otherHost, {
        call: '/api/businesses',
        address,
        text: 'Failed to fetch businesses',
        language,
      })
    })
  })
}
