import type { Page } from '@playwright/test'

/** A view of the admin that docs/edit-content.md shows. */
export type View = {
  /** The name of its screenshot in `docs/images/admin`. */
  name: string
  path: string
  width?: number
  height?: number
  /** Whether an editor may not see it. */
  isForAdmins?: boolean
  /** Brings the loaded page to this view. */
  act?: (page: Page) => Promise<void>
}

/** A scheduled post. */
export const draft = { title: 'Jadwal kapal bulan Desember' }

/** The password of the account in the screenshots. */
export const editorPassword = 'sandi-untuk-gambar'

const phone = { width: 390, height: 760 }

export const views: View[] = [
  { name: 'dashboard', path: '' },
  { name: 'home-page', path: 'globals/home-page' },
  { name: 'product', path: 'collections/products/1' },
  { name: 'sheet', path: 'collections/sheets/1', act: openRows },
  { name: 'grade', path: 'collections/products/1', height: 860, act: openGrade },
  { name: 'unit', path: 'collections/units/create', height: 860 },
  { name: 'document', path: 'collections/documents/create', height: 860 },
  { name: 'redirect', path: 'collections/redirects/create', height: 540 },
  { name: 'look', path: 'globals/company-settings', height: 900, act: openLook },
  { name: 'bin', path: 'collections/galleries/trash', height: 420 },
  { name: 'new-picture', path: 'collections/media/create', height: 650, act: untilOpen },
  { name: 'missing-fields', path: 'collections/products/create', height: 620, act: saveNothing },
  { name: 'language', path: 'collections/products/1', height: 420, act: openLanguages },
  { name: 'post', path: 'collections/blog-posts/1' },
  { name: 'schedule', path: 'collections/blog-posts', height: 560, act: openSchedule },
  { name: 'versions', path: 'collections/products/1/versions', act: openVersion },
  { name: 'offices', path: 'globals/company-settings', act: openOffices },
  { name: 'inbox', path: 'collections/messages', height: 560 },
  { name: 'message', path: 'collections/messages/1' },
  { name: 'answer', path: 'collections/messages/1', height: 900, act: beginAnswer },
  { name: 'attachments', path: 'collections/messages/1', height: 420, act: showFiles },
  { name: 'board', path: 'inbox/board', height: 620, act: moveCard },
  { name: 'customers', path: 'inbox/customers', height: 420 },
  { name: 'figures', path: 'inbox/figures', height: 760 },
  { name: 'visits', path: 'visits', height: 900 },
  {
    ...{ name: 'personal-data', path: 'personal-data', height: 900, isForAdmins: true },
    act: findPerson,
  },
  { name: 'account', path: 'account' },
  { name: 'second-factor', path: 'account', height: 1150, act: beginFactor },
  { name: 'phone', path: 'collections/messages', ...phone },
  // Last of the editor's: the preview stays open in the next forms of the list.
  { name: 'preview', path: 'collections/products/1', width: 1440, height: 860, act: openPreview },
]

/** A form cannot be filled in before the admin's script has hydrated it. */
async function untilOpen(page: Page): Promise<void> {
  await page.locator('#field-altIndonesian:enabled').waitFor()
}

async function beginFactor(page: Page): Promise<void> {
  await page.getByLabel('Kata sandi Anda').fill(editorPassword)
  await page.getByRole('button', { name: 'Siapkan' }).click()
  await page.getByRole('img', { name: /Kode QR/ }).waitFor()
}

async function beginAnswer(page: Page): Promise<void> {
  await page.getByLabel('Templat').selectOption('Penawaran menyusul')
  const heading = page.getByRole('heading', { name: 'Tulis jawaban' })
  await heading.evaluate((element) => element.scrollIntoView())
  // The bar with the button to save covers what is at the top.
  await page.mouse.wheel(0, -120)
}

async function showFiles(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'spesifikasi-batubara.pdf' })
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

async function moveCard(page: Page): Promise<void> {
  const card = page.locator('.board__card', { hasText: 'Maria Chen' })
  await card.getByRole('combobox').selectOption('Ditawarkan')
  await card.getByRole('button', { name: /^Pindahkan/ }).click()
  await page.locator('#stage-quoted').getByText('Maria Chen').waitFor()
}

async function findPerson(page: Page): Promise<void> {
  await page.getByLabel('Alamat email').fill('maria@pembeli.example')
  await page.getByRole('main').getByRole('button', { name: 'Cari datanya' }).click()
  await page.getByRole('heading', { name: /^Yang tersimpan tentang/ }).waitFor()
}

async function saveNothing(page: Page): Promise<void> {
  await page.locator('#action-save').click()
  await page.getByText('Isian-isian berikut tidak valid').waitFor()
}

async function openOffices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kontak', exact: true }).click()
  await page.locator('#field-whatsapp').waitFor()
}

async function openLook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tampilan', exact: true }).click()
  await page.locator('#field-brand__accent').waitFor()
}

async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pratinjau', exact: true }).click()
  const frame = page.locator('#live-preview-iframe')
  await frame.contentFrame().getByRole('heading', { level: 1 }).waitFor()
}

async function openGrade(page: Page): Promise<void> {
  await openRow(page, '#grades-row-0', '#field-grades__0__use')
  await openRow(page, '#grades-0-rows-row-0', '#field-grades__0__rows__0__rejection')
  await page.locator('#field-grades').evaluate((field) => field.scrollIntoView())
  // Below the bar of the form, which covers the top of the window.
  await page.evaluate(() => window.scrollBy(0, -70))
}

/** Opens a row once more if the admin closes it when it has read how the rows were left. */
async function openRow(page: Page, row: string, field: string): Promise<void> {
  const toggle = page.locator(`${row} .collapsible__toggle`).first()
  const shown = page.locator(field)
  for (let tries = 0; tries < 20 && !(await shown.isVisible()); tries += 1) {
    if ((await toggle.getAttribute('class'))?.includes('--collapsed')) await toggle.click()
    await page.waitForTimeout(500)
  }
  await shown.waitFor()
}

async function openRows(page: Page): Promise<void> {
  await openRow(page, '#rows-row-0', '#field-rows__0__unit')
  const unit = page.locator('#field-rows__0__unit')
  await unit.evaluate((field) => field.scrollIntoView({ block: 'center' }))
}

async function openLanguages(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Bahasa isi/ }).click()
  await page.getByText('Bahasa Inggris (en)').waitFor()
}

async function openSchedule(page: Page): Promise<void> {
  await page.getByRole('link', { name: draft.title }).click()
  await page.getByRole('button', { name: 'Jadwalkan…' }).click()
  await page.getByRole('dialog', { name: 'Jadwalkan' }).waitFor()
}

async function openVersion(page: Page): Promise<void> {
  await page.locator('tbody a').first().click()
  await page.getByText('Pulihkan versi ini').waitFor()
}
