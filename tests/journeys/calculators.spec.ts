import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'

const phone = { width: 390, height: 844 }

for (const language of languages) {
  const text = messages[language]
  const heat = addressIn(language, '/kalkulator/nilai-kalor')
  const decimal = { id: ',', en: '.' }[language]

  test(`a grade leads to the calculator with its figures, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/produk/1'))
    const grade = { id: 'Energi 5000', en: 'Energy 5000' }[language]
    const name = new RegExp(`^${text.offer_convert} ?: ${grade}$`)
    await page.getByRole('link', { name: name }).click()
    await expect(page).toHaveURL(
      /nilai-kalor\?nilai=5000&basis=gar&tm=24\.0&im=13\.0&abu=8\.0&h=5\.\d{3}&harga=56$/,
    )
    const form = page.getByRole('form', { name: text.calc_inputs })
    await expect(form.getByLabel(text.calc_heat_value).first()).toHaveValue('5000')
    await expect(form.getByLabel(text.calc_total_moisture)).toHaveValue(`24${decimal}0`)
    for (const shown of ['NAR 4669', 'ADB 5724']) {
      await expect(page.getByRole('status')).toContainText(shown)
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /nilai-kalor$/)
  })

  test(`terms and machines lead to their calculators, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/produk/1'))
    await page.getByRole('link', { name: text.offer_plan_shipping }).click()
    const shipment = 'ton=50000&sf=1.3&kapal=supramax&laju=12000&sarat=13.5&tongkang=300&jeti=8000'
    await expect(page).toHaveURL(new RegExp(`tongkang-kapal\\?${shipment}$`))
    await expect(page.getByLabel(text.calc_rate)).toHaveValue('12000')
    await open(page, addressIn(language, '/produk/2'))
    await page.getByRole('link', { name: text.offer_plan_shipping }).click()
    await expect(page).toHaveURL(/\?ton=4000&sf=0\.7&kapal=tanpa&tongkang=230&jeti=2500$/)
    await expect(page.getByLabel(text.calc_stowage)).toHaveValue(`0${decimal}7`)
    await open(page, addressIn(language, '/alat/1'))
    await page.getByRole('link', { name: text.offer_plan_fleet }).click()
    await expect(page).toHaveURL(/excavator-truk\?bucket=1$/)
    await expect(page.getByText(text.calc_balanced)).toBeVisible()
    await expect(page.getByLabel(text.calc_bucket, { exact: false }).first()).toHaveValue('1')
  })

  test(`articles lead to the calculators, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/blog?q=GAR'))
    const name = { id: /GAR, NAR, dan ADB/, en: /GAR, NAR and ADB/ }[language]
    await page.getByRole('main').getByRole('link', { name }).first().click()
    await page.locator(`a[href^="${heat}?"]`).first().click()
    await expect(page.getByRole('status')).toContainText('4877')
  })

  test(`the result follows what is typed, and the address with it, ${language}`, async ({
    page,
  }) => {
    await open(page, heat)
    const status = page.getByRole('status')
    await expect(status).toContainText('GAR 4600')
    const value = page.getByLabel(text.calc_heat_value).first()
    await value.fill('')
    await expect(value).toHaveAccessibleDescription(
      new RegExp(text.calc_missing.replace('{field}', text.calc_heat_value)),
    )
    await expect(status).toHaveText(text.calc_faulty)
    await value.pressSequentially('5200')
    await expect(status).toContainText('GAR 5200')
    await expect(value).toBeFocused()
    await expect(page).toHaveURL(/[?&]nilai=5200&/)
    await page.getByLabel(text.calc_heat_unit).selectOption('MJ/kg')
    await expect(status).toHaveText(text.calc_faulty)
    await value.fill(`22${decimal}5`)
    await expect(status).toContainText('GAR 5374')

    await test.step('the flag keeps the figures', async () => {
      const other = { id: /English/, en: /Indonesia/ }[language]
      await page.getByRole('banner').getByRole('link', { name: other }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', { id: 'en', en: 'id' }[language])
      await expect(page.getByRole('status')).toContainText('GAR 5374')
    })
    await test.step('the example comes back', async () => {
      const { calc_reset } = messages[language === 'id' ? 'en' : 'id']
      await page.getByRole('link', { name: calc_reset }).click()
      await expect(page.getByRole('status')).toContainText('GAR 4600')
      await expect(page.locator('[name=nilai]')).toHaveValue('4600')
      await expect(page.locator('[name=satuan]')).toHaveValue('kcal')
    })
  })

  test(`grades are compared by their cost per energy, and requested, ${language}`, async ({
    page,
  }) => {
    await open(page, heat)
    const grade = { id: 'Energi', en: 'Energy' }[language]
    const prices = (figure: number) =>
      page.getByLabel(text.calc_grade_price.replace('{grade}', `${grade} ${figure}`))
    await prices(4600).fill('50')
    await prices(5500).fill('80')
    await page
      .getByLabel(text.calc_grade_freight.replace('{grade}', `${grade} 4600`))
      .fill(`10${decimal}5`)
    const table = page.getByRole('table', { name: text.calc_cost_caption })
    await expect(table.getByRole('rowheader')).toHaveText([
      `${grade} 5000`,
      `${grade} 4600`,
      `${grade} 5500`,
    ])
    await expect(table.getByRole('row', { name: `${grade} 4600` })).toContainText(`3${decimal}392`)
    await expect(page).toHaveURL(
      /harga-energi-4600=50&angkut-energi-4600=10\.5&harga-energi-5000=56&harga-energi-5500=80/,
    )
    await expect(table).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: text.calc_request }).click()
    for (const [index, figure] of [4600, 5000, 5500].entries()) {
      const product = page.locator(`[name="items.${index}.product"]`)
      await expect(product).toHaveValue(new RegExp(`${grade} ${figure}$`))
    }
  })

  test(`a calculator is used by keyboard, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/kalkulator/excavator-truk'))
    await page.getByLabel(text.calc_bucket, { exact: false }).first().focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('100')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/bucket=2&isi=100&/)
    await expect(page.getByRole('status')).toContainText(`${text.calc_passes} 8`)
    await page.goBack()
    await expect(page).not.toHaveURL(/bucket=2/)
  })

  test.describe(() => {
    test.use({ javaScriptEnabled: false, viewport: phone })

    test(`calculators work without script on a phone, ${language}`, async ({ page }) => {
      await page.goto(addressIn(language, '/kalkulator'))
      const title = { id: 'Tongkang dan kapal', en: 'Barges and vessels' }[language]
      await page.getByRole('main').getByRole('link', { name: title }).click()
      const form = page.getByRole('form', { name: text.calc_inputs })
      for (const field of await form.locator('input:not([type=hidden]), select, button').all()) {
        expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
      const tonnes = form.getByLabel(text.calc_cargo, { exact: false }).first()
      await tonnes.fill('banyak')
      await form.getByRole('button', { name: text.calc_submit }).click()
      await expect(tonnes).toHaveValue('banyak')
      await expect(page.getByRole('status')).toHaveText(text.calc_faulty)
      const fault = text.calc_not_a_number.replace('{field}', text.calc_cargo)
      await page.getByRole('link', { name: fault }).click()
      await expect(page).toHaveURL(/#ton$/)

      await tonnes.fill({ id: '24.000', en: '24,000' }[language])
      await form.getByRole('button', { name: text.calc_submit }).click()
      await expect(page.getByRole('status')).toContainText(`${text.calc_barge_loads} 3`)
      await expect(page.getByRole('status')).toContainText(`3${decimal}00`)
      await expect(page.getByRole('heading', { name: text.calc_steps })).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(phone.width)
      await page.emulateMedia({ media: 'print' })
      await expect(form).toBeHidden()
      await expect(page.getByRole('table').first()).toBeVisible()

      await page.emulateMedia({ media: 'screen' })
      await page.goto(`${heat}?harga=60`)
      const costs = page.getByRole('table', { name: text.calc_cost_caption })
      await expect(costs.getByRole('row')).toHaveCount(6)
      await form.getByLabel(text.calc_price).fill('70')
      await form.getByRole('button', { name: text.calc_submit }).click()
      await expect(costs.getByRole('row')).toHaveCount(6)
      await expect(costs).toContainText(`70${decimal}00`)
      const request = page.getByRole('link', { name: text.calc_request })
      await expect(request).toHaveAttribute('href', /barang-0=.+&barang-3=/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    })
  })
}

test('a browser shows the page of the server, however odd the address is', async ({ page }) => {
  for (const query of [
    `nilai=${'9'.repeat(30)}&hitung=1`,
    'hitung=2&nilai=%E2%80%AE4600&basis=lain',
    'nilai=abc&nilai=5000&tm=%20&tm=9',
    'nilai=%3Cb%3E&harga=52.500&lain=1',
  ]) {
    const sent = await page.request.get(`/kalkulator/nilai-kalor?${query}`)
    const value = /name="nilai" value="([^"]*)"|value="([^"]*)"[^>]*name="nilai"/
    const [, first, second] = value.exec(await sent.text()) ?? []
    await open(page, `/kalkulator/nilai-kalor?${query}`)
    const shown = (first ?? second ?? '').replace('&lt;', '<').replace('&gt;', '>')
    await expect(page.locator('[name=nilai]')).toHaveValue(shown)
  }
})

test('what is typed before the script runs counts', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route(/\/\w\w-start-island-/, async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/kalkulator/nilai-kalor', { waitUntil: 'domcontentloaded' })
  await page.locator('[name=nilai]').fill('5200')
  await page.locator('[name=basis]').selectOption('adb')
  await expect(page.getByRole('status')).toContainText('GAR 4600')
  script.resolve()
  await expect(page.getByRole('status')).toContainText('ADB 5200')
  await expect(page.locator('[name=nilai]')).toHaveValue('5200')
  await expect(page.locator('[name=basis]')).toHaveValue('adb')
  await expect(page).toHaveURL(/[?&]nilai=5200&satuan=kcal&basis=adb&/)
})

test('a calculator needs no request, and Back returns to the figures before', async ({ page }) => {
  await open(page, '/kalkulator/nilai-kalor?nilai=9')
  await page.locator('[data-island][data-ready]').waitFor({ state: 'attached' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const { calc_faulty, calc_heat_value, calc_submit } = messages.id
  const results = page.getByRole('status')
  const value = page.getByLabel(calc_heat_value).first()
  await expect(results).toHaveText(calc_faulty)
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: calc_heat_value }).click()
  await expect(value).toBeFocused()
  await value.fill('5200,5')
  await page.getByRole('button', { name: calc_submit, exact: true }).click()
  await expect(results).toBeInViewport()
  await expect(results).toContainText('GAR 5201')
  for (const flag of await page.getByRole('banner').locator('.flag').all()) {
    await expect(flag).toHaveAttribute('href', /[?&]nilai=5200\.5&/)
  }
  await page.goBack()
  await expect(results).toHaveText(calc_faulty)
  await expect(value).toHaveValue('9')
  expect(requested).toEqual([])
})
