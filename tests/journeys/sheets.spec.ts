import type { Locator, Page } from '@playwright/test'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageTexts } from './support/page-texts.ts'
import { dailySheets, equipmentFigures, productFigures } from './support/sheet-figures.ts'

/** Locates the specification's table; a product has another table below, for its grades. */
function specification(page: Page): Locator {
  return page.getByRole('table', { name: /^(Spesifikasi|Specification of) / })
}

/**
 * Returns the rows of the specification's three columns as a screen reader reads them; a fourth column shows the usual
 * range.
 */
async function getRows(page: Page): Promise<string[][]> {
  return specification(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td:not(.certificate-scale)')].map((cell) => {
          const copy = cell.cloneNode(true)
          if (!(copy instanceof Element)) return ''
          for (const drawing of copy.querySelectorAll('svg')) drawing.remove()
          return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
        }),
      ),
    )
}

const columns = {
  id: ['Parameter', 'Satuan', 'Nilai', 'Rentang pasar'],
  en: ['Parameter', 'Unit', 'Value', 'Market range'],
}

for (const [route, figures] of Object.entries(productFigures)) {
  test(`the sheet of ${route}, in both languages`, {
    tag: dailySheets.includes(route) ? [] : ['@long'],
  }, async ({ page }) => {
    for (const language of languages) {
      await test.step(`fixed products: ${addressIn(language, route)} shows every figure of the specification @R76`, async () => {
        await page.goto(addressIn(language, route))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        const render = { id: / \(ilustrasi\)$/, en: / \(illustration\)$/ }[language]
        await expect(main.getByRole('img')).toHaveAccessibleName(render)
        await expect(specification(page).getByRole('columnheader')).toHaveText(columns[language])
        expect(await getRows(page)).toEqual(figures[language].map((row) => [...row]))
      })
    }
  })
}

for (const [route, figures] of Object.entries(equipmentFigures)) {
  test(`the sheet of ${route}, under both languages`, {
    tag: dailySheets.includes(route) ? [] : ['@long'],
  }, async ({ page }) => {
    await test.step(`fixed equipment: ${route} shows every type and figure of the specification @R77`, async () => {
      await page.goto(route)
      await expect(page.getByRole('columnheader')).toHaveText(columns.id)
      const rows = await getRows(page)
      for (const [parameter, unit, value] of figures) {
        const matching = rows.filter(([name = '']) =>
          value === undefined ? name.startsWith(`${parameter} `) : name === parameter,
        )
        expect(matching.length, parameter).toBeGreaterThan(0)
        if (value !== undefined) expect(matching).toEqual([[parameter, unit, value]])
      }
      // Values that the specification omits are filled in, with a note on the page.
      expect(rows.every(([, , value]) => /\d/.test(value ?? ''))).toBe(true)
      const isOpen = rows.some(([, , value]) => value?.endsWith('*'))
      await expect(page.getByText(pageTexts('/alat/{id}', 'id').text('sheet_ours'))).toHaveCount(
        isOpen ? 1 : 0,
      )
    })
    await test.step(`fixed equipment: Indonesian only, under English navigation too, /en${route} @R9`, async () => {
      await page.goto(`/en${route}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(
        page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }),
      ).toBeVisible()
      await expect(page.getByRole('main').locator('> * > [lang]')).toHaveAttribute('lang', 'id')
      await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName(
        /^Gambar kerja .+, tampak samping kiri$/,
      )
      await expect(page.getByRole('columnheader')).toHaveText(columns.id)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^https?://[^/]+${route}$`),
      )
      await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveCount(0)
    })
  })
}

for (const language of languages) {
  const text = messages[language]
  test(`sheets: what leads to them and from them, ${language}`, async ({ page, otherHost }) => {
    await test.step(`fixed products: the enquiry names the product, ${language}`, async () => {
      const name = { id: 'Pasir Zirkon', en: 'Zirconium Sand' }[language]
      await open(page, otherHost.site.origin + addressIn(language, '/produk/zirkonium'))
      await page.getByRole('main').getByRole('link', { name: text.enquiry_ask }).first().click()
      await expect(page.locator('[name=message]')).toHaveValue(
        text.contact_enquiry.replace('{product}', name),
      )
    })
    await test.step(`fixed products: an item of the same name leads to its sheet, and to the other items, ${language}`, async () => {
      await open(page, addressIn(language, '/produk/1'))
      const main = page.getByRole('main')
      const { sheet_label, product_others } = messages[language]
      const others = main.getByRole('navigation', { name: product_others }).getByRole('link')
      await expect(others).toHaveCount(5)
      await expect(others.first()).toHaveAttribute('href', addressIn(language, '/produk/2'))
      await main.getByRole('link', { name: sheet_label, exact: true }).click()
      await expect(page).toHaveURL(addressIn(language, '/produk/batubara'))
    })
    await test.step(`fixed equipment: an item of the same name leads to its sheet and says in which language that is, ${language}`, async () => {
      const name = {
        id: 'Lembar spesifikasi',
        en: 'Specification sheet (in Indonesian)',
      }[language]
      await open(page, addressIn(language, '/alat/1'))
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(addressIn(language, '/alat/excavator'))
    })
    await test.step(`fixed products: every sheet is one click from the product list, ${language} @R1`, async () => {
      await page.goto(addressIn(language, '/produk'))
      const sheets = page.getByRole('region', {
        name: pageTexts('/produk', language).text('items'),
      })
      for (const route of Object.keys(productFigures)) {
        await expect(sheets.locator(`a[href="${addressIn(language, route)}"]`)).toBeVisible()
      }
    })
    await test.step(`fixed equipment: every sheet is one click from the equipment list, ${language} @R2`, async () => {
      await page.goto(addressIn(language, '/alat'))
      const sheets = page.getByRole('region', { name: pageTexts('/alat', language).text('items') })
      for (const route of Object.keys(equipmentFigures)) {
        await expect(sheets.locator(`a[href="${addressIn(language, route)}"]`)).toBeVisible()
      }
    })
  })
}

test('fixed sheets: a table is copied as cells with figures only; names of grades stay in sight', async ({
  page,
}) => {
  await page.goto('/produk/batubara')
  const rows = page.getByRole('table').last().getByRole('row')
  await rows.nth(-2).evaluate((row) => row.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(rows.nth(1)).not.toBeInViewport()
  await expect(rows.first().getByText('Energi 5000')).toBeInViewport()
  const copied = await page.evaluate(() => {
    const selection = getSelection()
    const table = document.querySelector('table')
    if (!table || !selection) return ''
    selection.selectAllChildren(table)
    return selection.toString()
  })
  expect(copied).toContain('Nilai kalor\tKcal/Kg\t')
  expect(copied).toContain('4200–6500')
  expect(copied).not.toContain('7500')
})
