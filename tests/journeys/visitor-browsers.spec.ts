import type { APIResponse, Page } from '@playwright/test'
import { expect, open, test } from './support/journey.ts'
import { pageKinds } from './support/page-kinds.ts'
import { translate } from './support/translate.ts'

// One of the uses is a failed send.
test.use({ expectedConsole: [/Failed to load resource: net::ERR_FAILED/] })

async function getText(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ')
}

/** `name=value` fills or chooses, `+name` presses a button. */
async function use(page: Page, step: string): Promise<void> {
  const main = page.getByRole('main')
  const [name = '', value = ''] = step.split('=')
  if (step.startsWith('+')) {
    return main
      .getByRole('button', { name: step.slice(1) })
      .first()
      .click()
  }
  const field = main.locator(`[name="${name}"]`).first()
  if (await field.evaluate((element) => element.tagName === 'SELECT'))
    await field.selectOption(value)
  else await field.fill(value)
  if (name === 'q') await field.press('Enter')
}

/** Steps that change each page within the same document. */
const uses: Record<string, string[]> = {
  '/blog': ['q=batubara', 'q=tidak ada', 'q='],
  '/cari?q=batubara': ['q=pasir', 'q=qqqqqq', 'q=zirkon'],
  '/alat': ['tawaran=sewa', 'tawaran=jual'],
  '/kalkulator/nilai-kalor': ['nilai=5000', 'satuan=mj', 'nilai=22'],
  '/kalkulator/tongkang-kapal': ['ton=30000', 'ton=banyak', 'ton=9000'],
  '/kalkulator/excavator-truk': ['bucket=2', 'bucket=3'],
  '/kontak': [
    ...['+Kirim pesan', '+Batubara', '+Batubara', '+Hapus', 'name=Rina', 'message=Halo'],
    ...['items.0.product=Batubara', 'email=rina@pembeli.example', '+Kirim pesan'],
  ],
}

for (const [route, steps] of Object.entries(uses)) {
  test(`a page that the browser has translated says the same as any other when it is used: ${route}`, {
    tag: ['/alat', '/kontak'].includes(route) ? [] : ['@long'],
  }, async ({ page, context }) => {
    const translated = await context.newPage()
    await Promise.all([open(page, route), open(translated, route)])
    // The search index gains the texts of articles meanwhile, so both pages get the same response. No enquiry is sent.
    const responses = new Map<string, APIResponse>()
    await context.route('**', async (sent) => {
      if (sent.request().method() === 'POST') return sent.abort()
      if (sent.request().resourceType() !== 'fetch') return sent.fallback()
      const address = sent.request().url()
      const response = responses.get(address) ?? (await sent.fetch())
      responses.set(address, response)
      return sent.fulfill({ response })
    })
    for (const step of steps) {
      const before = await getText(page)
      await use(page, step)
      // Typing into the enquiry changes only its preview, which is collapsed.
      if (route !== '/kontak' || step.startsWith('+'))
        await expect.poll(() => getText(page)).not.toBe(before)
      await translate(translated)
      await use(translated, step)
      await expect(async () => {
        expect(await getText(translated)).toBe(await getText(page))
      }).toPass({ timeout: 20_000 })
    }
  })
}

test('pages work where the browser denies storage and clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Denied', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get, configurable: true })
    }
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  for (const route of pageKinds) {
    await open(page, route)
    const copy = page.getByRole('main').getByRole('button', { name: /^Salin/ })
    for (const button of await copy.all()) if (await button.isVisible()) await button.click()
  }
  await open(page, '/kontak')
  await page.getByRole('link', { name: 'English EN', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/kontak$/)
})
