import type { Page } from '@playwright/test'
import { englishWordsIn } from '../../content-service/src/testing/english-words.ts'
import { violations } from './support/axe.ts'
import { openAdmin } from './support/editor.ts'
import { expect, test } from './support/journey.ts'

// No text of Payload is English in the Indonesian admin. Editors' texts may be, so they are excluded. Axe finds nothing
// but what is Payload's own markup.

test.setTimeout(180_000)

const collections = [
  'blog-posts',
  'galleries',
  'media',
  'documents',
  'products',
  'tools',
  'units',
  'businesses',
  'mining-locations',
  'managements',
  'people',
  'menu-items',
  'footer-items',
  'pages',
  'redirects',
  'users',
]

const views = [
  '',
  'account',
  'globals/home-page',
  'globals/company-settings',
  'globals/home-page/versions',
  'collections/products/1/versions',
  'collections/messages',
  'collections/sheets',
  'collections/sheets/1',
  'collections/sheets/1/versions',
  'collections/audit-log',
  'spreadsheets?table=products',
  'inbox/board',
  'inbox/customers',
  'inbox/figures',
  'visits',
  ...collections.flatMap((slug) => [
    `collections/${slug}`,
    `collections/${slug}/create`,
    `collections/${slug}/1`,
  ]),
]

/** One view of each kind, which every run checks at both widths; the other views consist of the same parts. */
const sample = [
  '',
  'account',
  'globals/home-page',
  'collections/products/1',
  'collections/products/1/versions',
  'collections/messages',
  'collections/sheets/1',
  'collections/pages/6',
  'collections/redirects/create',
  'collections/audit-log',
  'collections/media',
  'collections/media/1',
  'collections/blog-posts/create',
  'collections/users',
  'visits',
]

/** Texts of editors and visitors, file names, and the arrows of a calendar, whose texts are hidden. */
const editorParts = [
  '.ContentEditable__root',
  '.shown-part',
  '.step-nav',
  '.doc-header__title',
  'tbody a',
  'tbody td',
  'tbody th',
  '.chart text',
  '.file-meta__url',
  '.overview li',
  '.row-label',
  '.array-field__row-header',
  '.document-uses a',
  '.other-language',
  '.react-datepicker__navigation',
].join(', ')

/** The rules of axe that Payload's markup breaks, which styles and names cannot mend. */
const payloadsRules = [
  // Lists and the head of a form are outside `main`, and a list has a second header.
  ...['region', 'landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique'],
  // The headings of rows are two levels below the title.
  'heading-order',
  // The tabs of a document are links in a list without items, and the count in a tab is not part of its name.
  ...['list', 'label-content-name-mismatch'],
  // A select hides its arrow and its cross from screen readers, and its chosen values contain buttons.
  ...['aria-hidden-focus', 'nested-interactive'],
  // The bar with the buttons of a form can be scrolled beside them.
  'scrollable-region-focusable',
  // A picture in a list has the name beside it.
  'image-redundant-alt',
]

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test('admin: one view of each kind is in Indonesian and passes axe, wide and narrow', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(360_000)
  for (const path of sample) {
    await page.setViewportSize(desktop)
    await openView(page, path)
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      const place = `${path}, ${viewport.width} pixels`
      expect.soft(await englishLines(page), place).toEqual([])
      expect.soft(await violations(page, 'html', payloadsRules), place).toEqual([])
    }
  }
})

for (const viewport of [desktop, phone]) {
  test(`admin: every view is in Indonesian at ${viewport.width} pixels`, { tag: '@long' }, async ({
    page,
  }) => {
    test.setTimeout(360_000)
    await page.setViewportSize(viewport)
    for (const path of views) {
      await openView(page, path)
      expect.soft(await englishLines(page), path).toEqual([])
    }
  })
}

async function openView(page: Page, path: string): Promise<void> {
  await openAdmin(page, path)
  await expect(page.locator('h1:visible, h2:visible').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A label in several languages becomes `[object Object]` where Payload expects a text, as in the sort buttons of a list.
  await expect.soft(page.locator(`th [aria-label*="[object"]`)).toHaveCount(0)
}

test('admin: what opens in a view is in Indonesian, and times have 24 hours', async ({ page }) => {
  await openAdmin(page, 'collections/blog-posts/1')
  await page.locator('#field-publishedDate input').click()
  const times = page.getByRole('option', { name: /^\d\d\.\d\d$/ })
  await expect(times).toHaveCount(48)
  await expect(times.last()).toHaveText('23.30')
  expect(await englishLines(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('.doc-controls__popup button').first().click()
  await expect(page.getByRole('button', { name: 'Gandakan bahasa yang dipilih' })).toBeVisible()
  expect(await englishLines(page)).toEqual([])

  await openAdmin(page, 'collections/media/1')
  await expect(page.getByRole('region', { name: 'Dipakai di' })).toBeVisible()
  expect(await englishLines(page)).toEqual([])

  await openAdmin(page, 'collections/users')
  await expect(page.getByRole('cell', { name: 'tidak', exact: true }).first()).toBeVisible()
})

test('admin: a form is in the language of its editor, whoever opened it first', async ({
  page,
}) => {
  await openAdmin(page, 'collections/products/create', 'en')
  const label = page.locator('label[for="field-sortOrder"]')
  await expect(label).toContainText('Order')
  await openAdmin(page, 'collections/products/create')
  await expect(label).toContainText('Urutan')
})

test('admin: without a mail server the page for forgotten passwords promises no mail', async ({
  page,
}) => {
  await page.goto(`${process.env.JOURNEY_CONTENT}/admin/forgot`)
  await expect(page.getByText(/belum dapat mengirim email/)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

/** Returns the visible lines that contain an English word of Payload. */
async function englishLines(page: Page): Promise<string[]> {
  const text = await page.evaluate((selector) => {
    const hidden = [...document.querySelectorAll<HTMLElement>(selector)]
    for (const element of hidden) element.style.setProperty('display', 'none', 'important')
    const text = document.body.innerText
    for (const element of hidden) element.style.removeProperty('display')
    return text
  }, editorParts)
  return text.split('\n').filter((line) => englishWordsIn(line).length > 0)
}
