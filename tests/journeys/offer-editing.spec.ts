import type { Locator } from '@playwright/test'
import { expectRejected, openAdminFor, save } from './support/editor.ts'
import { addressIn, expect, type Language, languages, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

// Uses the services shared by editing journeys, because other journeys compare the pages of coal and of the machines.

test.setTimeout(180_000)

const port = { id: 'Dermaga Uji Hilir', en: 'Uji Hilir jetty' }
const laycan = { id: '9 Jan 2041', en: 'Jan 9, 2041' }

test('an editor changes a grade, the terms and a unit, and a buyer reads them in both languages', {
  tag: '@long',
}, async ({ page, editedCompany }) => {
  const { site } = editedCompany
  const shows = async (language: Language, route: string, texts: string[]) => {
    const address = site.origin + addressIn(language, route)
    await expect
      .poll(async () => {
        await page.goto(address)
        const pageText = (await page.getByRole('main').innerText()).replaceAll('\u00a0', ' ')
        return texts.filter((text) => !pageText.includes(text))
      }, address)
      .toEqual([])
  }

  await openAdminFor(page, editedCompany, 'collections/products/1?locale=id')
  const figure = page.locator('#field-grades__0__rows__0__typical')
  await expand(page.locator('#grades-row-0'), page.locator('#field-grades__0__name'))
  await expand(page.locator('#grades-0-rows-row-0'), figure)
  await figure.fill('4612')
  await page.locator('#field-grades__0__rows__0__rejection').fill('< 4411')
  const terms = page.locator('.collapsible-field', { hasText: 'Syarat dagang' })
  await expand(terms, page.locator('#field-terms'))
  const name = page.locator('#field-terms__loadPorts__0__name')
  await expand(page.locator('#terms-loadPorts-row-0'), name)
  await name.fill(port.id)
  const lastDay = page.locator('#field-terms__windows__1__to input')
  await expand(page.locator('#terms-windows-row-1'), lastDay)
  await expect(async () => {
    await lastDay.fill('9/1/2041')
    await lastDay.press('Enter')
    await expect(lastDay).toHaveValue('9 Januari 2041', { timeout: 2_000 })
  }).toPass()
  await save(page)

  await openAdminFor(page, editedCompany, 'collections/products/1?locale=en')
  await expand(terms, page.locator('#field-terms'))
  await expand(page.locator('#terms-loadPorts-row-0'), name)
  await name.fill(port.en)
  await save(page)

  await openAdminFor(page, editedCompany, 'collections/units/1?locale=id')
  await page.locator('#field-hours').fill('6789')
  await page.locator('#field-state').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Sedang disewa', exact: true }).click()
  await save(page)

  for (const language of languages) {
    await shows(language, '/produk/1', ['4612', '< 4411', port[language], laycan[language]])
    const { offer_window_ask: ask, item_delivery: delivery } = messages[language]
    await page.getByRole('link', { name: ask }).last().click()
    await expect(page.getByLabel(delivery)).toHaveValue(new RegExp(laycan[language]))
    await shows(language, '/produk/batubara', ['4612', '< 4411'])
    await shows(language, '/alat/1', ['6789', messages[language].offer_state_hired])
  }
})

test.describe('figures', () => {
  test.use({ expectedConsole: [/the server responded with a status of 400/] })

  test('an editor who types a number is shown its reading, or asked which of two', async ({
    page,
    editedCompany,
  }) => {
    await openAdminFor(page, editedCompany, 'collections/units/2?locale=id')
    const [hours, power] = [page.locator('#field-hours'), page.locator('#field-engineKw')]
    const getReading = (field: Locator) =>
      page.locator('.field-type.text', { has: field }).getByRole('status')
    const reading = getReading(hours)
    const both = '“1.200” dapat berarti 1200 atau 1,2. Tulis yang Anda maksud.'
    await power.fill('1.200')
    await expect(getReading(power)).toHaveText(both)
    await expectRejected(page, page.locator('#action-save'), { engineKw: both })
    await expect(power).toHaveValue('1.200')
    await power.fill('120')
    // A count has one reading.
    await hours.fill('12.000')
    await expect(reading).toHaveText('= 12000')
    await hours.fill('6.400,5')
    await expect(reading).toHaveText('= 6400,5')
    await expectRejected(page, page.locator('#action-save'), { hours: /bilangan bulat/ })
    await hours.fill('12 000')
    await save(page)
    await expect(hours).toHaveValue('12 000')
    await page.reload()
    await expect(hours).toHaveValue('12000')
  })
})

/** Opens a row of a list; the admin may close it once more after reading the stored state of the rows. */
async function expand(row: Locator, field: Locator): Promise<void> {
  await row.scrollIntoViewIfNeeded()
  const closed = row.locator('.collapsible__toggle').first().and(row.locator('[class*=collapsed]'))
  await expect(async () => {
    if (await closed.isVisible()) await closed.click()
    await expect(field).toBeVisible({ timeout: 5_000 })
  }).toPass()
}
