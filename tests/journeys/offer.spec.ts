import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

const phone = { width: 390, height: 844 }

/** Locates the columns of the visible grades, by name. */
function shownGrades(page: Page): Locator {
  return page.locator('.grade-name').filter({ visible: true })
}

for (const language of languages) {
  const text = messages[language]
  const grade = { id: 'Energi', en: 'Energy' }[language]

  test.describe(() => {
    test.use({ javaScriptEnabled: false, viewport: phone })

    test(`a phone shows one grade, chosen by a link, without script, ${language}`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/produk/1'))
      await test.step('what decides is on the first screen', async () => {
        for (const name of [text.enquiry_ask, text.enquiry_chat]) {
          const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox()
          expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(420)
        }
        await expect(page.locator('.offer-figure')).toContainText('4200–6500')
      })
      await expect(shownGrades(page)).toHaveText([`${grade} 4600`])
      const rows = page.locator('.grade-table tbody tr').filter({ visible: true })
      await expect(rows).toHaveCount(6)
      await page.getByText(text.offer_all_rows.replace('{count}', '16')).click()
      await expect(rows).toHaveCount(16)

      const choice = page.getByRole('navigation', { name: text.offer_grade_choice })
      for (const link of await choice.getByRole('link').all()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await choice.getByRole('link', { name: `${grade} 5500` }).click()
      await expect(page).toHaveURL(/\?mutu=energi-5500#grades$/)
      await expect(shownGrades(page)).toHaveText([`${grade} 5500`])
      await expect(choice.locator('[aria-current]')).toHaveText(`${grade} 5500`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/produk\/1$/)

      await page.goto(`${addressIn(language, '/produk/1')}?mutu=tidak-ada`)
      await expect(shownGrades(page)).toHaveText([`${grade} 4600`])
      await page.emulateMedia({ media: 'print' })
      await expect(shownGrades(page)).toHaveCount(4)
      await expect(rows).toHaveCount(16)
    })

    test(`limits are checked in the address, without script, ${language}`, async ({ page }) => {
      await page.goto(addressIn(language, '/produk/1'))
      await page.getByText(text.check_title).click()
      const ash = page.getByLabel({ id: /^Kadar abu/, en: /^Ash/ }[language]).first()
      const heat = page.getByLabel({ id: /^Nilai kalor/, en: /^Calorific value/ }[language]).first()
      await ash.fill('9,5')
      await heat.fill('kalor')
      await page.getByRole('button', { name: text.check_submit }).click()
      await expect(heat).toHaveValue('kalor')
      await expect(heat).toHaveAccessibleDescription(/4200/)
      await expect(page.locator('.check-outcome')).toHaveCount(0)

      await heat.fill('4800')
      await page.getByRole('button', { name: text.check_submit }).click()
      await expect(page.locator('.check-outcome')).toHaveText([
        text.check_no,
        text.check_confirm,
        text.check_confirm,
        text.check_fits,
      ])
      await expect(page.getByText(text.check_no_offer)).toBeVisible()
    })
  })

  test.describe(() => {
    test.use({ viewport: phone })

    test(`a grade is chosen in its place, and what follows it is kept by Back, ${language}`, async ({
      page,
    }) => {
      await open(page, addressIn(language, '/produk/1'))
      await page.evaluate(() => Object.assign(document.body, { isFirst: true }))
      await page.getByText(text.offer_all_rows.replace('{count}', '16')).click()
      await page.getByLabel(`${grade} 6000`).check()
      await page.getByText(text.check_title).click()
      const ash = page.getByLabel({ id: /^Kadar abu/, en: /^Ash/ }[language]).first()
      await ash.fill('9,5')
      const choice = page.getByRole('navigation', { name: text.offer_grade_choice })
      const link = choice.getByRole('link', { name: `${grade} 5500` })
      const request = page.getByRole('navigation', { name: text.nav_quick }).getByRole('link', {
        name: text.enquiry_ask,
      })
      const flag = page.locator('.flag:not([aria-current])').first()

      await link.click()
      await expect(shownGrades(page)).toHaveText([`${grade} 5500`])
      await expect(page).toHaveURL(/\?mutu=energi-5500#grades$/)
      await expect(page.locator('#grades')).toBeInViewport()
      await expect(link).toBeFocused()
      await expect(link).toHaveAttribute('aria-current', 'true')
      await expect(request).toHaveAttribute('href', /5500/)
      await expect(flag).toHaveAttribute('href', /\?mutu=energi-5500$/)
      await expect(page.locator('.grade-table tbody tr').filter({ visible: true })).toHaveCount(16)
      await expect(page.getByLabel(`${grade} 6000`)).toBeChecked()
      await expect(ash, 'typed but not sent').toHaveValue('9,5')

      await page.goBack()
      await expect(shownGrades(page)).toHaveText([`${grade} 4600`])
      await expect(request).not.toHaveAttribute('href', /5500/)
      await page.goForward()
      await expect(shownGrades(page)).toHaveText([`${grade} 5500`])
      expect(await page.evaluate(() => 'isFirst' in document.body), 'one document').toBe(true)
    })

    test(`limits are checked in their place, ${language}`, async ({ page }) => {
      await open(page, addressIn(language, '/produk/1'))
      await page.evaluate(() => Object.assign(document.body, { isFirst: true }))
      await page.getByText(text.check_title).click()
      const ash = page.getByLabel({ id: /^Kadar abu/, en: /^Ash/ }[language]).first()
      await ash.fill('abu')
      await page.getByRole('button', { name: text.check_submit }).click()
      await expect(ash).toHaveAttribute('aria-invalid', 'true')
      await ash.fill('9,5')
      await page.getByRole('button', { name: text.check_submit }).click()
      await expect(page.locator('.check-outcome')).toHaveCount(4)
      await expect(page.getByRole('status').filter({ hasText: text.check_no_offer })).toBeVisible()
      await expect(page.getByRole('button', { name: text.check_submit })).toBeFocused()
      await expect(page.locator('#cek')).toBeInViewport()
      await page.goBack()
      await expect(page.locator('.check-outcome')).toHaveCount(0)
      await expect(ash).toHaveValue('abu')
      expect(await page.evaluate(() => 'isFirst' in document.body), 'one document').toBe(true)
    })
  })

  test(`a machine without units says how to ask for one, ${language}`, async ({ page }) => {
    await page.goto(addressIn(language, '/alat/9'))
    const units = page.getByRole('region', { name: text.offer_units })
    await expect(units).toHaveText(text.offer_units + text.offer_units_none)
  })

  test(`grades are compared side by side, and taken along as a file, ${language}`, async ({
    page,
  }) => {
    await open(page, addressIn(language, '/produk/1'))
    const form = page.getByRole('group', { name: text.offer_compare_grades })
    await form.getByLabel(`${grade} 4600`).check()
    await form.getByLabel(`${grade} 6000`).check()
    await form.getByRole('button', { name: text.compare_show }).click()
    await expect(page).toHaveURL(/bandingkan\?pilih=1\.energi-4600&pilih=1\.energi-6000$/)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toContainText([
      text.sheet_parameter,
      `${grade} 4600`,
      `${grade} 6000`,
    ])
    const size = { id: 'Ukuran', en: 'Size' }[language]
    await expect(table.getByRole('row', { name: size })).not.toHaveClass(/is-different/)
    await expect(table.locator('tr.is-different')).toHaveCount(15)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /bandingkan$/)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: text.table_csv }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('produk-bandingkan.csv')
    const csv = await readFile(await file.path(), 'utf8')
    const first = {
      id: '\ufeffParameter;Satuan;Energi 4600: Tipikal;',
      en: '\ufeffParameter,Unit,',
    }
    expect(csv.startsWith(first[language])).toBe(true)
    expect(csv).toContain(
      { id: ';28,0;> 30,0;14,0;> 16,0\r\n', en: ',28.0,> 30.0,14.0,> 16.0\r\n' }[language],
    )
  })

  test(`units are ticked where they stand, and compared, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/alat/1'))
    const units = page.getByRole('region', { name: text.offer_units })
    const ticks = units.getByRole('checkbox')
    await ticks.nth(0).check()
    await ticks.nth(1).check()
    await units.getByRole('button', { name: text.offer_compare_units }).click()
    await expect(page).toHaveURL(/\/alat\/bandingkan\?pilih=1&pilih=3$/)
    await expect(page.getByRole('row', { name: text.offer_unit_state })).toContainText(
      text.offer_state_free,
    )
    await page.goto(addressIn(language, '/alat/bandingkan?pilih=x&pilih=999999'))
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByText(text.compare_how_units)).toBeVisible()
  })
}
