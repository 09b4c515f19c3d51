import type { Page } from '@playwright/test'
import { blankPng } from '../../content-service/src/testing/blank-png.ts'
import { type Company, startCompany } from './support/company.ts'
import { expectRejected, openAdminFor, openRows, save } from './support/editor.ts'
import { addressIn, expect, languages, test } from './support/journey.ts'

// These journeys run their own services, because other journeys use the sample company.

// Two services start first, and every page is visited in both languages.
test.setTimeout(300_000)
test.use({
  actionTimeout: 30_000,
  expectedConsole: [/the server responded with a status of 40[04]/],
})

const brand = { name: 'PT Samudra Biru', accent: '#0b5c8a', ground: '#10222e', page: '#eef3f6' }

/** The built-in look of the sample company. Its seam is omitted, because coal’s own page has the same colour. */
const before = {
  name: 'Contoh Mineral Nusantara',
  colours: ['#a94d18', '#8a3c0c', '#e08a4c', '#14171a', '#3a4046', '#f6f3ee', '#ddd6ca'],
}

test(
  'a brand of other colours, logo and name leaves nothing of the sample’s behind on an Indonesian page of each kind',
  { tag: '@long' },
  ({ page }) => wearBrand(page, onePerKind),
)

test('@long a brand of other colours, logo and name leaves nothing of the sample’s behind on any page', ({
  page,
}) => wearBrand(page, (paths) => paths))

/** Returns the first Indonesian page of each kind; pages of a kind differ only in their content. */
function onePerKind(paths: string[]): string[] {
  const indonesian = paths.filter((path) => !/^\/en(\/|$)/.test(path))
  const getKind = (path: string) =>
    path.replace(/(?<=\/(?:produk|alat|blog)\/)[^/]+$/, (name) =>
      /\d/.test(name) ? 'id' : 'sheet',
    )
  return [...new Map(indonesian.toReversed().map((path) => [getKind(path), path])).values()]
}

async function wearBrand(page: Page, choose: (paths: string[]) => string[]): Promise<void> {
  await using company = await startCompany()
  const { site, content } = company
  await openAdminFor(page, company, 'globals/company-settings?locale=id')
  await uploadPicture(page, company, 'logo-biru.png', 480, 120)
  await uploadPicture(page, company, 'ikon-biru.png', 256, 256)
  await page.reload()
  await page.locator('#field-companyName').fill(brand.name)
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click()
  await choosePicture(page, 'logo', 'logo-biru.png')
  await choosePicture(page, 'icon', 'ikon-biru.png')
  for (const name of ['ground', 'page'] as const) {
    await page.locator(`#field-brand__${name}`).fill(brand[name])
  }
  await page.locator('#field-brand__accent').fill('#4aa3d8')
  await expectRejected(page, page.locator('#action-save'), {
    brand__accent: /^Kontras #4aa3d8 dengan #eef3f6 hanya .* Pilih warna yang lebih gelap\.$/,
  })
  await page.locator('#field-brand__accent').fill(brand.accent)
  await save(page)
  const headers = { origin: content.origin }
  const saveEnglish = () =>
    page.request.post(`${content.origin}/cms/api/globals/company-settings?locale=en`, {
      headers,
      data: { companyName: brand.name, _status: 'published' },
    })
  // The sample's documents are specimens that contain the name of the issuing company; some are the report of a unit.
  const all = 'where[id][exists]=true'
  const units = await page.request.patch(`${content.origin}/cms/api/units?${all}`, {
    headers,
    data: { report: null, _status: 'published' },
  })
  expect(units.status()).toBe(200)
  const documents = await page.request.delete(`${content.origin}/cms/api/documents?${all}`, {
    headers,
  })
  expect(documents.status()).toBe(200)
  expect((await saveEnglish()).status()).toBe(200)

  const html = async (path: string) => (await page.request.get(site.origin + path)).text()
  for (const language of languages) {
    const home = addressIn(language, '/')
    const isWorn = async () => (await html(home)).includes(`content="${brand.ground}"`)
    await expect.poll(isWorn).toBe(true)
  }
  const sitemap = await html('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const sheets = listed.filter((path) => /^\/alat\/[a-z]/.test(path)).map((path) => `/en${path}`)
  const paths = [...listed, ...sheets, '/tidak-ada', '/en/tidak-ada']
  expect(paths.length).toBeGreaterThan(70)
  for (const path of choose(paths)) {
    await page.goto(site.origin + path)
    expect.soft(await page.evaluate(getPageLook, before), path).toEqual({
      ...{ accent: brand.accent, ground: brand.ground, page: brand.page },
      ...{ theme: brand.ground, logos: 2, icons: 3, leftovers: [], text: [] },
    })
    // A title contains the company's name only if there is room; a missing page has no preview.
    const siteNames = await page
      .locator('meta[property="og:site_name"]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')))
    expect.soft(siteNames[0] ?? (await page.title()), path).toContain(brand.name)
  }
  const icon = await page.request.get(`${site.origin}/favicon.ico`)
  expect(icon.headers()['content-type']).toBe('image/png')
  // The last page may still be loading its script when the site stops.
  await page.goto('about:blank')
}

test('an editor publishes a notice in both languages from the dashboard', async ({
  page,
  editedCompany,
}) => {
  await openAdminFor(page, editedCompany, '')
  // By keyboard: the first page closes and opens its menu while it measures the window, and moves from under a pointer.
  await page.getByRole('link', { name: 'Ubah', exact: true }).press('Enter')
  await expect(page.locator('form[data-form-ready=true]').first()).toBeAttached()
  await page.locator('#field-textIndonesian').fill('Kantor tutup 25 Desember.')
  await page.locator('#field-textEnglish').fill('Closed on 25 December.')
  await page.locator('#field-link').fill('/kontak')
  await save(page)
  for (const [path, text, address] of [
    ['/', 'Kantor tutup 25 Desember.', '/kontak'],
    ['/en', 'Closed on 25 December.', '/en/kontak'],
  ] as const) {
    await expect(async () => {
      await page.goto(editedCompany.site.origin + path)
      const notice = page.getByRole('link', { name: text })
      await expect(notice).toHaveAttribute('href', address, { timeout: 1_000 })
    }).toPass({ timeout: 20_000 })
  }
})

test('an editor changes telephone, WhatsApp and hours once, and every place shows them', async ({
  page,
  editedCompany,
}) => {
  const { site } = editedCompany
  await openAdminFor(page, editedCompany, 'globals/company-settings?locale=id')
  await page.getByRole('button', { name: 'Kontak', exact: true }).click()
  await openRows(page, 'offices')
  const closes = page.locator('#field-offices__0__hours__0__closes')
  await page.locator('#field-whatsapp').fill('0812')
  await page.locator('#field-offices__0__phone').fill('+62 21 0000 0999')
  await closes.fill('07.00')
  await expectRejected(page, page.locator('#action-save'), {
    whatsapp: /bentuk internasional/,
    offices__0__hours__0__closes: 'Jam tutup harus setelah jam buka, 08:00.',
  })
  await page.locator('#field-whatsapp').fill('+62 000 0000 0999')
  await closes.fill('18.30')
  await save(page)

  const html = async (path: string) => (await page.request.get(site.origin + path)).text()
  for (const language of languages) {
    const contact = addressIn(language, '/kontak')
    await expect.poll(() => html(contact)).toContain('+62 21 0000 0999')
    const hours = {
      id: 'Senin–Jumat: 08.00–18.30 WIB',
      en: 'Monday–Friday: 08:00–18:30 (UTC+7)',
    }[language]
    await page.goto(site.origin + contact)
    for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      await expect(place.getByText(hours.replace(' (', '\u00a0(')).first()).toBeVisible()
      await expect(place.getByRole('link', { name: '+62 21 0000 0999' }).first()).toHaveAttribute(
        'href',
        'tel:+622100000999',
      )
      await expect(place.locator('a[href="https://wa.me/6200000000999"]').first()).toBeVisible()
    }
    for (const route of ['/produk/1', '/produk/batubara', '/alat/1']) {
      const path = addressIn(language, route)
      await expect.poll(() => html(path), path).toContain('https://wa.me/6200000000999?text=')
      const text = await html(path)
      expect(text, route).not.toContain('6200000000100')
      expect(text, route).not.toContain('0000 0100')
    }
  }
})

/** Runs in the page: reports which parts of the look it contains, and which remain of another look. */
function getPageLook({ name, colours }: typeof before) {
  const token = (of: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(`--color-${of}`).trim()
  const rgb = colours.map((colour) => {
    const [red, green, blue] = [1, 3, 5].map((start) =>
      Number.parseInt(colour.slice(start, start + 2), 16),
    )
    return `rgb(${red}, ${green}, ${blue})`
  })
  const properties = ['color', 'backgroundColor', 'borderTopColor', 'fill', 'stroke'] as const
  const leftovers = [...document.querySelectorAll('body, body *')].flatMap((element) => {
    const style = getComputedStyle(element)
    const matches = properties.filter((property) => rgb.includes(style[property]))
    return matches.map((property) => `${element.tagName} ${element.className} ${property}`)
  })
  const text = [...document.querySelectorAll('html, meta, [aria-label], [alt]')].flatMap(
    (element) =>
      [...element.attributes, { name: 'text', value: element.textContent ?? '' }]
        .filter(({ value }) => value.includes(name))
        .map((attribute) => `${element.tagName} ${attribute.name}`),
  )
  return {
    ...{ accent: token('ore'), ground: token('coal'), page: token('bone') },
    theme: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
    logos: document.querySelectorAll('header img[src*="logo-biru"], footer img[src*="logo-biru"]')
      .length,
    icons: document.querySelectorAll('link[rel*="icon"][href*="ikon-biru"]').length,
    leftovers: leftovers.slice(0, 5),
    text,
  }
}

async function uploadPicture(
  page: Page,
  { content }: Company,
  name: string,
  width: number,
  height: number,
) {
  const buffer = blankPng(width, height)
  const _payload = JSON.stringify({ altIndonesian: 'Logo biru', altEnglish: 'Blue logo' })
  const response = await page.request.post(`${content.origin}/cms/api/media`, {
    headers: { origin: content.origin },
    multipart: { file: { name, mimeType: 'image/png', buffer }, _payload },
  })
  expect(response.status()).toBe(201)
}

/** Chooses a picture from the library in a field of the look. */
async function choosePicture(page: Page, field: string, name: string) {
  await page
    .locator(`#field-brand__${field}`)
    .getByRole('button', { name: /Pilih dari yang/ })
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(name, { exact: true }).first().click()
  await expect(page.locator(`#field-brand__${field}`).getByText(name)).toBeVisible()
}
