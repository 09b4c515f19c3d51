import type { Locator, Page } from '@playwright/test'
import { startCompany } from './support/company.ts'
import { expectRejected, openAdminOf, save } from './support/editor.ts'
import { addressIn, expect, languages, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

// With services of its own: other journeys compare the pages of coal.

// Two services start first.
test.setTimeout(240_000)
test.use({ expectedConsole: [/the server responded with a status of 400/] })

const grade = {
  id: { name: 'Energi 5800', parameter: 'Nilai kalor', minimum: '7.000 t' },
  en: { name: 'Energy 5800', parameter: 'Calorific value', minimum: '7,000 t' },
}

test('an editor adds a grade and a unit and changes terms, and a buyer sees them in both languages', async ({
  page,
}) => {
  await using company = await startCompany()
  const { site } = company
  const shown = (path: string) => async () => (await page.request.get(site.origin + path)).text()

  await openAdminOf(page, company, 'collections/products/1?locale=id')
  await page.getByRole('button', { name: 'Tambah Mutu' }).click()
  const field = (name: string) => page.locator(`#field-grades__4__${name}`)
  await field('name').fill(grade.id.name)
  await field('rows').getByRole('button', { name: 'Tambah Baris' }).click()
  await field('rows__0__parameter').fill(grade.id.parameter)
  await field('rows__0__from').fill('5700')
  await field('rows__0__to').fill('5900')
  await field('rows__0__typical').fill('5500')
  await field('rows__0__unit').fill('kalori')
  await field('rows__0__rejection').fill('< 5600')
  await expectRejected(page, page.locator('#action-save'), {
    grades__4__rows__0__typical: '5500 sudah terkena batas tolak < 5600.',
    grades__4__rows__0__unit: /^“kalori” bukan satuan yang dikenal\./,
  })
  await expect(field('rows__0__basis').locator('.field-error')).toHaveText(/^Pilih basis untuk/)
  await field('rows__0__typical').fill('5800')
  await field('rows__0__unit').fill('Kcal/Kg')
  await choose(page, field('rows__0__basis'), 'GAR')
  await page.locator('#field-terms__minimum').fill(grade.id.minimum)
  await save(page)
  await expect.poll(shown('/produk/1')).toContain(grade.id.minimum)

  await openAdminOf(page, company, 'collections/products/1?locale=en')
  await page.getByRole('button', { name: 'Tampilkan Semua' }).first().click()
  await field('rows').getByRole('button', { name: 'Tampilkan Semua' }).click()
  await field('name').fill(grade.en.name)
  await field('rows__0__parameter').fill(grade.en.parameter)
  await page.locator('#field-terms__minimum').fill(grade.en.minimum)
  await save(page)
  await expect.poll(shown('/en/produk/1')).toContain(grade.en.minimum)

  for (const language of languages) {
    const text = messages[language]
    const { name, parameter, minimum } = grade[language]
    await page.goto(site.origin + addressIn(language, '/produk/1'))
    const terms = page.getByRole('region', { name: text.offer_terms })
    await expect(terms).toContainText(minimum)
    const table = page.getByRole('table', {
      name: text.offer_grade_caption.replace('{grade}', name),
    })
    await expect(table.locator('tbody').getByRole('row')).toHaveText(
      new RegExp(`^${parameter}GAR5800 Kcal/Kg5700–5900< 5600$`),
    )
    const request = `${text.offer_grade_ask}: ${name}`
    await page.getByRole('link', { name: request }).click()
    const choice = text.offer_grade_of
      .replace('{product}', { id: 'Batubara', en: 'Coal' }[language])
      .replace('{grade}', name)
    await expect(page.locator('[name=message]')).toHaveValue(
      text.contact_enquiry.replace('{product}', choice),
    )
    await page.goto(site.origin + addressIn(language, '/produk/batubara'))
    const grades = page.getByRole('region', { name: text.sheet_own_data })
    await expect(grades.getByRole('columnheader', { name, exact: true })).toBeVisible()
  }

  await openAdminOf(page, company, 'collections/units/create?locale=id')
  await page.locator('#field-name').fill('Excavator uji')
  await choose(page, page.locator('#field-tool'), 'Excavator')
  await page.locator('#field-location').fill('Bontang')
  await page.locator('#field-year').fill('1900')
  await page.locator('#field-hours').fill('-5')
  await expectRejected(page, page.locator('#action-save'), {
    year: /^Tahun pembuatan berada antara 1950 dan/,
    hours: /^Jam kerja adalah bilangan bulat dari 0/,
  })
  await page.locator('#field-year').fill('2024')
  await page.locator('#field-hours').fill('1200')
  await page.locator('#field-hire__basis').fill('Per hari')
  await save(page, { status: 201 })
  const html = async () => (await page.request.get(`${site.origin}/en/alat/1`)).text()
  await expect.poll(html).toContain('Excavator uji')

  for (const language of languages) {
    const text = messages[language]
    await page.goto(site.origin + addressIn(language, '/alat/1'))
    const unit = page
      .getByRole('region', { name: text.offer_units })
      .getByRole('article')
      .filter({ hasText: 'Excavator uji' })
    for (const shown of ['2024', '1200', 'Bontang', 'Per hari', text.offer_state_free]) {
      await expect(unit).toContainText(shown)
    }
    await unit.getByRole('link', { name: text.offer_unit_ask }).click()
    await expect(page.locator('[name=message]')).toHaveValue(/Excavator: Excavator uji/)
  }
})

/** Chooses in a field of the admin that is a list. */
async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.getByRole('combobox').click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
