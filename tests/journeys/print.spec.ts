import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pages } from '../../contract/src/pages.ts'
import { installDebianPackage } from '../../scripts/debian.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import { addressIn, expect, languages, open, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageKinds } from './support/page-kinds.ts'
import { startPending } from './support/pending-navigation.ts'
import { dailySheets, equipmentFigures, productFigures } from './support/sheet-figures.ts'

const addresses = [
  ...pageKinds,
  '/produk/1?mutu=energi-4600&mutu=energi-5000',
  '/alat/bandingkan?pilih=1&pilih=2',
  '/privasi',
  '/tidak-ada',
]

const pixelsPerPoint = 2
/** The contrast with white is 4.5 : 1 (WCAG 2.2, 1.4.3). */
const palestGrey = 0x76

const hasPoppler = existsSync('/usr/bin/pdftotext') || installDebianPackage('poppler-utils')
test.skip(!hasPoppler, 'needs poppler-utils')
test.use({ expectedConsole: [/status of 404/] })

for (const language of languages) {
  const text = messages[language]
  const { nav_skip, sheet_print, enquiry_ask, state_loading } = text
  const home = pages['/'].name[language]
  const controls = new RegExp([nav_skip, home, sheet_print, enquiry_ask].join('|'))

  for (const [index, address] of addresses.entries()) {
    // A third of them and the offer; the long run prints all.
    const tag = index % 3 === 0 || address === '/produk/1' ? [] : ['@long']
    test(`print: ${address} in ink, without controls, ${language}`, { tag }, async ({ page }) => {
      await open(page, addressIn(language, address))
      const printed = await print(page)
      expect(printed.faults).toEqual([])
      expect(printed.text).not.toMatch(controls)
      if (address === '/produk/1') expect(printed.pages).toBeLessThanOrEqual(3)
    })
  }

  for (const route of [...Object.keys(productFigures), ...Object.keys(equipmentFigures)]) {
    const pages = route in productFigures ? 2 : 1
    test(`print: ${addressIn(language, route)} on one A4 page, with its grades on a second, ${language}`, {
      tag: dailySheets.includes(route) ? [] : ['@long'],
    }, async ({ page }) => {
      await open(page, addressIn(language, route))
      expect(await print(page)).toMatchObject({ pages, faults: [] })
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('table').first()).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  }

  test(`print: everything of a unit on one page, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/alat/1/unit/1'))
    expect(await print(page)).toMatchObject({ pages: 1, faults: [] })
  })

  test(`print: everything of a receipt on one page, ${language}`, async ({ page }) => {
    await open(page, `${addressIn(language, '/kontak')}?produk=Energi%205000&jenis=coal`)
    const main = page.getByRole('main')
    await main.locator('[name=name]').fill('Sari')
    await main.locator('[name=email]').fill(`cetak-${language}@pembeli.example`)
    await main.locator('[name=message]').fill('Minta penawaran timah')
    await main.getByRole('button', { name: text.contact_send }).click()
    await expect(main.getByRole('alert')).toHaveText(text.contact_sent)
    const reference = await main.locator('.sent-receipt dd').first().innerText()
    const expectOnOnePage = async (parts: readonly string[]) => {
      const printed = await print(page)
      expect(printed).toMatchObject({ pages: 1, faults: [] })
      for (const part of [reference, ...parts]) expect(printed.text).toContain(part)
    }
    await expectOnOnePage([text.contact_sent])
    // On paper, too, the page of the request replaces the receipt.
    await main.getByRole('link', { name: text.request_open }).click()
    await page.waitForURL(/\/permintaan\//)
    await expectOnOnePage(['Energi 5000', 'Minta penawaran timah', text.request_none])
  })

  test(`print: the page below the loading view, ${language}`, async ({ page }) => {
    await open(page, addressIn(language, '/bisnis'))
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await startPending(page, addressIn(language, '/'))
    await expect(page.getByText(state_loading)).toBeVisible()
    const printed = await print(page)
    expect(printed.text).toContain(title)
    expect(printed.text).not.toContain(state_loading)
  })
}

async function print(page: Page) {
  await using folder = temporaryFolder()
  const path = join(folder.path, 'page.pdf')
  await page.pdf({ path, preferCSSPageSize: true })
  execFileSync('pdftoppm', ['-gray', '-r', `${72 * pixelsPerPoint}`, path, join(folder.path, 'p')])
  const files = globSync(join(folder.path, '*.pgm')).sort()
  const pictures = files.map((file) => readFileSync(file))
  const xhtml = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' })
  const pages = xhtml.split('<page ').slice(1).map(wordsIn)
  const faults = pages.flatMap((words, index) => faultsIn(words, pictures[index]))
  const text = pages.flatMap((words) => words.map((word) => word.text)).join(' ')
  return { pages: pages.length, text, faults }
}

/** Uses only the middle half of a line, which contains the letters: font boxes overlap in any tight paragraph. */
function wordsIn(page: string) {
  const word = /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)<\/word>/g
  return [...page.matchAll(word)].map(([, x = '', y = '', end = '', last = '', text = '']) => {
    const inset = (Number(last) - Number(y)) / 4
    const [left, right] = [Number(x), Number(end) - 1]
    return { text, left, right, top: Number(y) + inset, bottom: Number(last) - inset }
  })
}

/** @param picture the page, in netpbm's grey format */
function faultsIn(words: ReturnType<typeof wordsIn>, picture = Buffer.alloc(0)): string[] {
  const [head = '', width] = /^P5\s(\d+)\s\d+\s255\s/.exec(picture.toString('latin1', 0, 40)) ?? []
  return words.flatMap(({ text, left, right, top, bottom }, index) => {
    const over = words.slice(index + 1).filter((other) => {
      const isBeside = other.left > right || left > other.right
      return !isBeside && other.top < bottom && top < other.bottom
    })
    const rows = Array.from({ length: Math.ceil((bottom - top) * pixelsPerPoint) }, (_, row) => {
      const start = head.length + (Math.floor(top * pixelsPerPoint) + row) * Number(width)
      return picture.subarray(start + left * pixelsPerPoint, start + right * pixelsPerPoint)
    })
    const isPale = /[\p{L}\p{N}]/u.test(text) && Math.min(...Buffer.concat(rows)) > palestGrey
    return [...(isPale ? [`pale: ${text}`] : []), ...over.map((other) => `${text} | ${other.text}`)]
  })
}
