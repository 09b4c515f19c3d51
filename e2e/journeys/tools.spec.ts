import { list } from '../support/content-host.ts'
import { addressIn, expect, languages, open, test } from '../support/journey.ts'
import { messages } from '../support/messages.ts'

const unknown = { id: 'Alat tidak ditemukan', en: 'Tool not found' }
const names = { id: 'Bor', en: 'Bor EN' }
const waiting = { id: 'Memuat...', en: 'Loading...' }

for (const language of languages) {
  const text = messages[language]
  const address = (route: string) => addressIn(language, route)

  test(`2 tool list: every tool is a card with its first features and leads to its page, ${language}`, async ({
    page,
    otherHost,
  }) => {
    await open(page, otherHost.site.origin + address('/alat'))
    const cards = page.getByRole('region', { name: text.tool_list_items }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText(language === 'id' ? 'Kadar uji' : 'Test grade')
    await cards.first().getByRole('link', { name: names[language] }).click()
    await expect(page).toHaveURL(otherHost.site.origin + address('/alat/1'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[language])
  })

  test(`2 tool list: says when there is none, ${language}`, async ({ page, otherHost }) => {
    otherHost.content.answers.set('/api/tools', list([]))
    const response = await page.goto(otherHost.site.origin + address('/alat'))
    expect(response?.status()).toBe(200)
    await expect(page.getByText(text.tool_list_empty)).toBeVisible()
  })

  test(`2 tool detail: shows name, description and features with their columns, ${language}`, async ({
    page,
    otherHost,
  }) => {
    await page.goto(otherHost.site.origin + address('/alat/1'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(names[language])
    const description = { id: 'Kata kedua Bor ketiga keempat', en: 'Second word Bor third' }
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

  test(`2 tool detail: an item without features has no table, ${language}`, async ({
    page,
    otherHost,
  }) => {
    await page.goto(otherHost.site.origin + address('/alat/2'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
  })

  test(`2 tool detail: the enquiry arrives at the contact form with the name written in, ${language}`, async ({
    page,
    otherHost,
  }) => {
    await open(page, otherHost.site.origin + address('/alat/1'))
    await expect(page.getByRole('link', { name: text.enquiry_chat })).toHaveAttribute(
      'href',
      `https://wa.me/622111112222?text=${encodeURIComponent(names[language])}`,
    )
    await page.getByRole('link', { name: text.enquiry_ask }).click()
    await expect(page).toHaveURL(/\/kontak\?produk=/)
    await expect(page.locator('[name=message]')).toHaveValue(
      text.contact_enquiry.replace('{product}', names[language]),
    )
  })

  test(`2, 4 tool detail: says ${waiting[language]} while the list is on its way, ${language}`, async ({
    page,
    otherHost,
  }) => {
    await open(page, otherHost.site.origin + address('/alat'))
    const { answers } = otherHost.content
    answers.set('/api/tools', { ...answers.get('/api/tools'), delayMs: 1500 })
    await page.getByRole('main').getByRole('link', { name: names[language] }).click()
    await expect(page.getByRole('main')).toHaveText(waiting[language])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[language])
  })

  test.describe(() => {
    test.use({ expectedConsole: [/the server responded with a status of (404|503)/] })

    test(`2, 8 tool detail: an unknown number is ${unknown[language]} with 404, ${language}`, async ({
      page,
      otherHost,
    }) => {
      const response = await page.goto(otherHost.site.origin + address('/alat/999'))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown[language])
    })

    test(`2, 8 tool detail: what is no number is no page, ${language}`, async ({
      page,
      otherHost,
    }) => {
      for (const id of ['abc', '01', '1.5']) {
        const response = await page.goto(`${otherHost.site.origin}${address('/alat')}/${id}`)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.missing_title)
      }
    })

    for (const route of ['/alat', '/alat/1']) {
      test(`8 tool ${route === '/alat' ? 'list' : 'detail'}: a failed call says so and a retry works, ${language}`, async ({
        page,
        otherHost,
      }) => {
        const { answers } = otherHost.content
        const good = answers.get('/api/tools') ?? {}
        answers.set('/api/tools', { status: 500, body: {} })
        const response = await page.goto(otherHost.site.origin + address(route))
        expect(response?.status()).toBe(503)
        expect(response?.headers()['retry-after']).toBeTruthy()
        await expect(page.getByRole('heading', { name: text.state_error_title })).toBeVisible()
        await expect(page.getByText('Failed to fetch tool', { exact: true })).toBeVisible()
        await open(page, page.url())
        answers.set('/api/tools', good)
        await page.getByRole('button', { name: text.state_retry }).click()
        await expect(
          page.getByRole('main').getByText(names[language], { exact: true }).first(),
        ).toBeVisible()
        await expect(page.getByText('Failed to fetch tool')).toHaveCount(0)
      })
    }
  })
}
