import type { Page } from '@playwright/test'
import { expect, open, test } from './support/journey.ts'

// A send that fails is one of the uses.
test.use({ expectedConsole: [/Failed to load resource: net::ERR_FAILED/] })

/** Replaces each text by another within an element of its own, as a browser does that translates the page. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: Text[] = []
    while (texts.nextNode()) shown.push(texts.currentNode as Text)
    for (const text of shown) {
      if (text.parentElement?.closest('script, textarea, option, svg')) continue
      const translated = document.createElement('font')
      translated.append(text.data)
      text.replaceWith(translated)
    }
  })
}

async function textOf(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ')
}

type Use = (page: Page) => Promise<unknown>

const type =
  (name: string, text: string): Use =>
  (page) =>
    page.locator(`main [name="${name}"]`).first().fill(text)
const choose =
  (name: string, value: string): Use =>
  (page) =>
    page.locator(`main [name="${name}"]`).selectOption(value)
const search =
  (text: string): Use =>
  async (page) => {
    await page.getByRole('combobox').fill(text)
    await page.getByRole('combobox').press('Enter')
  }
const press =
  (name: string | RegExp, place = 0): Use =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).nth(place).click()

/** What changes on each page without another document. */
const uses: Record<string, Use[]> = {
  '/blog': [type('q', 'batubara'), type('q', 'tidak ada'), type('q', '')],
  '/cari?q=batubara': [search('pasir'), search('qqqqqq'), search('zirkon')],
  '/alat': [choose('tawaran', 'sewa'), choose('tawaran', 'jual')],
  '/kalkulator/nilai-kalor': [type('nilai', '5000'), choose('satuan', 'mj'), type('nilai', '22')],
  '/kalkulator/tongkang-kapal': [type('ton', '30000'), type('ton', 'banyak'), type('ton', '9000')],
  '/kalkulator/excavator-truk': [type('bucket', '2'), type('bucket', '3')],
  '/produk/1': [(page) => page.locator('main a[href="/produk/2"]').last().press('Enter')],
  '/kontak': [
    press('Kirim pesan'),
    press(/Batubara/),
    press(/Batubara/),
    press(/^Hapus/),
    async (page) => {
      await type('name', 'Rina')(page)
      await type('email', 'rina@pembeli.example')(page)
      await type('message', 'Halo')(page)
      await page.locator('[name="items.0.product"]').fill('Batubara')
      await page.route(/\/kontak\.data/, (route) => route.abort())
      await press('Kirim pesan')(page)
    },
  ],
}

for (const [route, steps] of Object.entries(uses)) {
  test(`a page that the browser has translated says the same as any other when it is used: ${route}`, async ({
    page,
    context,
  }) => {
    const translated = await context.newPage()
    await Promise.all([open(page, route), open(translated, route)])
    for (const use of steps) {
      const before = await textOf(page)
      await use(page)
      await expect.poll(() => textOf(page)).not.toBe(before)
      await translate(translated)
      await use(translated)
      await expect.poll(async () => (await textOf(translated)) === (await textOf(page))).toBe(true)
    }
  })
}
