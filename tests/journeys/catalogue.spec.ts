import { delayResponse, list, object } from './support/content-host.ts'
import { expectFailureAndRetry } from './support/failing.ts'
import { addressIn, expect, languages, open, startOver, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageTexts } from './support/page-texts.ts'
import { followWhileHeld } from './support/shown-texts.ts'

/** Products and equipment have the same screens, so each sentence of the specification applies to both. */
const lists = [
  {
    kind: 'product',
    path: '/produk',
    call: '/api/products',
    count: 7,
    names: { id: 'Satu', en: 'Satu EN' },
    unknown: { id: 'Produk tidak ditemukan', en: 'Product not found' },
    failure: 'Failed to fetch product',
  },
  {
    kind: 'tool',
    path: '/alat',
    call: '/api/tools',
    count: 2,
    names: { id: 'Bor', en: 'Bor EN' },
    unknown: { id: 'Alat tidak ditemukan', en: 'Tool not found' },
    failure: 'Failed to fetch tool',
  },
] as const

const waiting = { id: 'Memuat...', en: 'Loading...' }

const cases = lists.flatMap((entry) => languages.map((language) => ({ ...entry, language })))

for (const { kind, path, call, count, names, unknown, failure, language } of cases) {
  const text = messages[language]
  const address = (route: string) => addressIn(language, route)

  test(`${kind} list and detail, ${language}`, async ({ page, otherHost }) => {
    await test.step(`${kind} list: every ${kind} is a card with its first features and leads to its page, ${language} @R69`, async () => {
      await open(page, otherHost.site.origin + address(path))
      const cards = page
        .getByRole('region', { name: pageTexts(path, language).text('items') })
        .getByRole('listitem')
      await expect(cards).toHaveCount(count)
      await expect(cards.first()).toContainText(language === 'id' ? 'Kadar uji' : 'Test grade')
      await cards.first().getByRole('link', { name: names[language], exact: true }).click()
      await expect(page).toHaveURL(otherHost.site.origin + address(`${path}/1`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[language])
    })
    await test.step(`${kind} detail: shows name, description and features with their columns, ${language} @R70`, async () => {
      await startOver(otherHost)
      await page.goto(otherHost.site.origin + address(`${path}/1`))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(names[language])
      const description = {
        id: `Kata kedua ${names.id} ketiga keempat`,
        en: `Second word ${names.id} third`,
      }
      await expect(main.getByText(description[language])).toBeVisible()
      await expect(main.getByRole('columnheader')).toHaveText(
        language === 'id' ? ['Parameter', 'Nilai'] : ['Parameter', 'Value'],
      )
      const rows = {
        id: ['Kadar uji12–34 %', 'Ukuran uji5 mm', 'Warna ujiHijau'],
        en: ['Test grade12–34 pct', 'Test size5 mm wide', 'Warna ujiHijau'],
      }
      await expect(main.locator('tbody').getByRole('row')).toHaveText(rows[language])
    })
    await test.step(`${kind} detail: an item without features has no table, ${language}`, async () => {
      await startOver(otherHost)
      await page.goto(otherHost.site.origin + address(`${path}/2`))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
    })
    await test.step(`${kind} detail: the enquiry arrives at the contact form with the name written in, ${language}`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + address(`${path}/1`))
      await page.getByRole('main').getByRole('link', { name: text.enquiry_ask }).first().click()
      await expect(page).toHaveURL(/\/kontak\?produk=/)
      await expect(page.locator('[name=message]')).toHaveValue(
        text.contact_enquiry.replace('{product}', names[language]),
      )
    })
    await test.step(`${kind} detail: says ${waiting[language]} while the list is on its way, ${language} @R71`, async () => {
      await startOver(otherHost)
      await open(page, otherHost.site.origin + address(path))
      const release = await delayResponse(otherHost.content, call)
      const link = page.getByRole('main').getByRole('link', { name: names[language], exact: true })
      await followWhileHeld(link, waiting[language], release)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[language])
    })
    await test.step(`${kind} list: says when there is none, ${language}`, async () => {
      await startOver(otherHost)
      await otherHost.content.responses.set(call, list([]))
      const response = await page.goto(otherHost.site.origin + address(path))
      expect(response?.status()).toBe(200)
      await expect(page.getByText(text[`${kind}_list_empty`])).toBeVisible()
    })
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of (404|503)/] })

    test(`${kind} detail: what is not there, ${language}`, async ({ page, otherHost }) => {
      await test.step(`${kind} detail: an unknown number is ${unknown[language]} with 404, ${language} @R72`, async () => {
        const response = await page.goto(otherHost.site.origin + address(`${path}/999`))
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown[language])
      })
      await test.step(`${kind} detail: what is no number is no page, ${language}`, async () => {
        await startOver(otherHost)
        for (const id of ['abc', '01', '1.5']) {
          const response = await page.goto(`${otherHost.site.origin}${address(path)}/${id}`)
          expect(response?.status()).toBe(404)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.missing_title)
        }
      })
      await test.step(`${kind} detail: one that the list has not is asked for by its number, ${language} @R73`, async () => {
        await startOver(otherHost)
        const { responses, requests } = otherHost.content
        await responses.set(
          `${call}/77`,
          object({ id: 77, name: 'Baru terbit', description: '', image: null }),
        )
        await page.goto(otherHost.site.origin + address(`${path}/77`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baru terbit')
        expect(requests.map(({ url }) => url)).toContain(`${call}/77?language=${language}`)
      })
      await test.step(`${kind} detail: ${failure} detail, where that call fails, and a retry works, ${language} @R75`, async () => {
        await startOver(otherHost)
        await otherHost.content.responses.set(
          `${call}/77`,
          object({ id: 77, name: 'Baru terbit', description: '', image: null }),
        )
        await expectFailureAndRetry(page, otherHost, {
          call: `${call}/77`,
          address: address(`${path}/77`),
          text: `${failure} detail`,
          language,
        })
      })
    })

    test(`${kind}: failed calls, ${language}`, async ({ page, otherHost }) => {
      const { responses } = otherHost.content
      for (const route of [path, `${path}/1`]) {
        await test.step(`${kind} ${route === path ? 'list' : 'detail'}: a failed call says so and a retry works, ${language} @R74`, async () => {
          const good = responses.get(call) ?? {}
          await responses.set(call, { status: 500, body: {} })
          const response = await page.goto(otherHost.site.origin + address(route))
          expect(response?.status()).toBe(503)
          expect(response?.headers()['retry-after']).toBeTruthy()
          await expect(page.getByRole('heading', { name: text.state_error_title })).toBeVisible()
          await expect(page.getByText(failure, { exact: true })).toBeVisible()
          await open(page, page.url())
          await responses.set(call, good)
          await page.getByRole('button', { name: text.state_retry }).click()
          await expect(
            page.getByRole('main').getByText(names[language], { exact: true }).first(),
          ).toBeVisible()
          await expect(page.getByText(failure)).toHaveCount(0)
        })
      }
    })
  })
}
