import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

const phone = { width: 390, height: 844 }

/** Locates the columns of the matrix, by the names of their grades. */
function shownGrades(page: Page): Locator {
  return page.locator('.grade-name').filter({ visible: true })
}

for (const language of languages) {
  const text = messages[language]
  const grade = { id: 'Energi', en: 'Energy' }[language]

  test.describe(() => {
    test.use({ javaScriptEnabled: false, viewport: phone })

    test(`a phone shows all grades, or those chosen, without script, ${language}`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/produk/1'))
      await test.step('what decides is on the first screen', async () => {
        for (const name of [text.enquiry_ask, text.enquiry_chat]) {
          const box = await page.getByRole('main').getByRole('link', { name }).first().boundingBox()
          expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(420)
        }
        await expect(page.locator('.offer-figure').first()).toHaveText(/GAR.* 4600–6000 k[ck]al/)
      })
      const all = [4600, 5000, 5500, 6000].map((figure) => `${grade} ${figure}`)
      await expect(shownGrades(page)).toHaveText(all)
      const rows = page.locator('.matrix tbody tr').filter({ visible: true })
      await expect(rows).toHaveCount(6)
      await page.getByText(text.offer_all_rows.replace('{count}', '26')).click()
      await expect(rows).toHaveCount(26)

      const choice = page.getByRole('group', { name: text.offer_compare_grades })
      for (const label of await choice.locator('label, button').all()) {
        expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      await choice.getByLabel(`${grade} 5500`).check()
      await choice.getByLabel(`${grade} 4600`).check()
      await choice.getByRole('button', { name: text.compare_show }).click()
      await expect(page).toHaveURL(/\?mutu=energi-4600&mutu=energi-5500#grades$/)
      await expect(shownGrades(page)).toHaveText([`${grade} 4600`, `${grade} 5500`])
      await expect(choice.getByLabel(`${grade} 5500`)).toBeChecked()
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/produk\/1$/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
      await page.emulateMedia({ media: 'print' })
      await expect(shownGrades(page)).toHaveText([`${grade} 4600`, `${grade} 5500`])
      await expect(rows).toHaveCount(16)

      await page.goto(`${addressIn(language, '/produk/1')}?mutu=tidak-ada`)
      await expect(shownGrades(page)).toHaveText(all)
    })

    test(`law, ports, windows and permits are read without script, ${language}`, async ({
      page,
    }) => {
      await page.goto(addressIn(language, '/produk/1'))
      const terms = page.getByRole('region', { name: text.offer_terms, exact: true })
      const said = {
        id: ['Penjualan ke luar negeri', 'sumber rekaan', '13,5', 'Asia Timur', 'Surveyor Contoh'],
        en: ['Export sales', 'a made-up source', '13.5', 'East and South Asia', 'Surveyor Contoh'],
      }[language]
      for (const one of said) await expect(terms).toContainText(one)
      await expect(terms).toContainText(text.offer_note_checked.replace('{day}', ''))
      await terms.getByRole('link', { name: text.offer_window_ask }).first().click()
      await expect(page.getByLabel(text.item_delivery).first()).toHaveValue(/20\d\d/)
      await page.goto(addressIn(language, '/dokumen'))
      const permit = page.getByRole('link', { name: 'CONTOH-IUP-OPK' })
      await expect(permit).toHaveAttribute('href', 'https://daftar.example/')
      const issuer = { id: 'Instansi Contoh', en: 'Example authority' }[language]
      await expect(page.locator('dd', { has: permit })).toContainText(issuer)
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

      await page
        .getByLabel(text.check_tender)
        .fill('Ash 9% typ / 12% rej\nGCV GAR min 4500\nLaycan: May')
      await page.getByRole('button', { name: text.check_submit }).click()
      await expect(ash).toHaveValue('12')
      await expect(heat).toHaveValue('4500')
      await expect(page.getByRole('status')).toContainText(`${text.check_unread}Laycan: May`)
      await expect(page.getByLabel(text.check_tender)).toHaveValue('Laycan: May')
      await expect(page.locator('.check-outcome')).toHaveText([
        text.check_confirm,
        ...Array(3).fill(`${text.check_fits} · ${text.check_not_read.replace('{count}', '1')}`),
      ])
    })
  })

  test.describe(() => {
    test.use({ viewport: phone })

    test(`a grade is chosen in its place, and what follows it is kept by Back, ${language}`, async ({
      page,
    }) => {
      await open(page, addressIn(language, '/produk/1'))
      await page.evaluate(() => Object.assign(document.body, { isFirst: true }))
      await page.getByText(text.offer_all_rows.replace('{count}', '26')).click()
      await page.getByText(text.check_title).click()
      const ash = page.getByLabel({ id: /^Kadar abu/, en: /^Ash/ }[language]).first()
      await ash.fill('9,5')
      const choice = page.getByRole('group', { name: text.offer_compare_grades })
      const tick = choice.getByLabel(`${grade} 5500`)
      const show = choice.getByRole('button', { name: text.compare_show })
      const request = page.getByRole('navigation', { name: text.nav_quick }).getByRole('link', {
        name: text.enquiry_ask,
      })
      const flag = page.locator('.flag:not([aria-current])').first()

      await tick.check()
      await show.click()
      await expect(shownGrades(page)).toHaveText([`${grade} 5500`])
      await expect(page).toHaveURL(/\?mutu=energi-5500#grades$/)
      await expect(page.locator('#grades')).toBeInViewport()
      await expect(show).toBeFocused()
      await expect(request).toHaveAttribute('href', /5500/)
      await expect(page.locator('.offer-figure').first()).toContainText(/ 5500 /)
      await expect(flag).toHaveAttribute('href', /\?mutu=energi-5500$/)
      await expect(page.locator('.matrix tbody tr').filter({ visible: true })).toHaveCount(26)
      await expect(ash, 'typed but not sent').toHaveValue('9,5')

      await page.goBack()
      await expect(shownGrades(page)).toHaveCount(4)
      await expect(tick).not.toBeChecked()
      await expect(request).not.toHaveAttribute('href', /5500/)
      await page.goForward()
      await expect(shownGrades(page)).toHaveText([`${grade} 5500`])
      await expect(tick).toBeChecked()
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
      await page.goForward()
      const tender = page.getByLabel(text.check_tender)
      await tender.fill('Ash max 12 %\nTM max 36 % ARB\nLaycan: May')
      await page.getByRole('button', { name: text.check_submit }).click()
      await expect(ash).toHaveValue('12')
      await expect(tender).toHaveValue('Laycan: May')
      await expect(page.getByRole('status')).toContainText(`${text.check_unread}Laycan: May`)
      expect(await page.evaluate(() => 'isFirst' in document.body), 'one document').toBe(true)
    })
  })

  test(`a machine without units says how to ask for one, ${language}`, async ({ page }) => {
    await page.goto(addressIn(language, '/alat/9'))
    const units = page.getByRole('region', { name: text.offer_units })
    await expect(units).toHaveText(text.offer_units + text.offer_units_none)
  })

  test(`an old comparison of grades leads to their columns, and they to a file, ${language}`, async ({
    page,
  }) => {
    const old = '/produk/bandingkan?pilih=1.energi-4600&pilih=1.energi-6000&pilih=2.x'
    const moved = await page.request.get(addressIn(language, old), { maxRedirects: 0 })
    expect(moved.status()).toBe(301)
    await open(page, addressIn(language, old))
    await expect(page).toHaveURL(/\/produk\/1\?mutu=energi-4600&mutu=energi-6000#grades$/)
    const table = page.getByRole('table').filter({ hasText: `${grade} 6000` })
    await expect(shownGrades(page)).toHaveText([`${grade} 4600`, `${grade} 6000`])
    const size = { id: 'Ukuran', en: 'Size' }[language]
    await expect(table.getByRole('row', { name: size })).not.toHaveClass(/is-different/)
    await expect(table.locator('tr.is-different')).toHaveCount(25)

    await test.step('what decides stays beside the page, for the grades that are shown', async () => {
      await page.locator('#documents').scrollIntoViewIfNeeded()
      const rail = page.getByRole('region', { name: text.offer_rail })
      await expect(rail).toBeInViewport()
      for (const fact of [text.offer_next_window, 'FOB, CFR, CIF']) {
        await expect(rail).toContainText(fact)
      }
    })

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: text.table_csv }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('produk-1.csv')
    const csv = await readFile(await file.path(), 'utf8')
    const first = {
      id: '\ufeffParameter;Satuan;Basis;Metode;Energi 4600: Tipikal;',
      en: '\ufeffParameter,Unit,Basis,Method,',
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
