import type { Page } from '@playwright/test'
import { type FixedPath, pages } from '../../../contract/src/pages.ts'
import { fill, sendButton } from '../support/contact-form.ts'
import { list, object, type StubResponse } from '../support/content-host.ts'
import { home } from '../support/fixture-company.ts'
import type { Language } from '../support/journey.ts'
import { messages } from '../support/messages.ts'
import { startPending } from '../support/pending-navigation.ts'

/** A state of a screen without its own address. */
export type State = {
  name: string
  route: string
  /** Brings the loaded page to this state. */
  act?: (page: Page, language: Language) => Promise<void>
  /** Responses of another content host by path, if the state depends on its content. */
  responses?: Record<string, StubResponse>
}

const failing = { status: 500, body: {} }

const lists = [
  ['management', '/tentang-kami/pengurus', '/api/managements'],
  ['gallery', '/tentang-kami/galeri', '/api/galleries'],
  ['products', '/produk', '/api/products'],
  ['tools', '/alat', '/api/tools'],
  ['business', '/bisnis', '/api/businesses'],
  ['locations', '/lokasi-tambang', '/api/mining-locations'],
  ['blog', '/blog', '/api/blogs'],
] as const

/** The pages whose groups of links the navigation opens. */
const menus = { about: '/tentang-kami', products: '/produk', tools: '/alat' } as const

export const states: State[] = [
  { name: 'missing', route: '/tidak-ada' },
  { name: 'missing-product', route: '/produk/99999' },
  { name: 'missing-tool', route: '/alat/99999' },
  { name: 'missing-post', route: '/blog/99999' },
  { name: 'equipment-under-english', route: '/alat/excavator' },
  { name: 'search-hits', route: '/blog?q=ti' },
  { name: 'search-nothing', route: '/blog?q=tidak+ada' },
  { name: 'enquiry', route: '/kontak?produk=Batubara%2C+Energi+4600&jenis=coal' },
  ...Object.entries(menus).map(([name, path]) => ({
    name: `menu-${name}`,
    route: '/',
    act: (page: Page, language: Language) => openMenu(page, language, path),
  })),
  {
    name: 'menu-over-light',
    route: '/kontak',
    act: async (page, language) => {
      await page.evaluate(() => window.scrollTo(0, 600))
      await openMenu(page, language, menus.products)
    },
  },
  { name: 'form-failing', route: '/kontak', act: (page, language) => send(page, language, '') },
  ...Object.entries({ sent: {}, 'not-sent': { '/api/send-contact': failing } }).map(
    ([name, responses]) => ({
      name: `form-${name}`,
      route: '/kontak',
      act: (page: Page, language: Language) => send(page, language, 'Sari'),
      responses,
    }),
  ),
  ...[
    ...lists,
    ['home', '/', '/api/home'],
    ['about', '/tentang-kami', '/api/contact'],
    ['post', '/blog/1', '/api/blogs/1'],
  ].map(([name, route = '/', call = '']) => ({
    name: `failing-${name}`,
    route,
    responses: { [call]: failing },
  })),
  ...lists.map(([name, route, call]) => ({
    name: `empty-${name}`,
    route,
    responses: { [call]: list([]) },
  })),
  {
    name: 'empty-home',
    route: '/',
    responses: { '/api/home': object({ ...home, sections: [], latest_news: [] }) },
  },
  { name: 'loading', route: '/', act: waitForLocations },
  { name: 'without-pictures-home', route: '/', responses: {} },
  { name: 'without-pictures-gallery', route: '/tentang-kami/galeri', responses: {} },
  { name: 'without-pictures-post', route: '/blog/1', responses: {} },
  { name: 'without-pictures-product', route: '/produk/1', responses: {} },
  { name: 'many-posts', route: '/blog?halaman=2', responses: {} },
]

async function openMenu(page: Page, language: Language, path: FixedPath): Promise<void> {
  const banner = page.getByRole('banner')
  const toggle = banner.getByText(messages[language].nav_menu, { exact: true })
  if (await toggle.isVisible()) await toggle.click()
  await banner
    .getByText(pages[path].name[language], { exact: true })
    .locator('visible=true')
    .click()
}

async function waitForLocations(page: Page): Promise<void> {
  await page.waitForFunction(() => 'scripted' in document.documentElement.dataset)
  await startPending(page, '/lokasi-tambang')
  await page.getByRole('main').getByRole('status').waitFor()
}

async function send(page: Page, language: Language, name: string): Promise<void> {
  // The script restores text typed at another width.
  await page.waitForFunction(() => 'scripted' in document.documentElement.dataset)
  const main = page.getByRole('main')
  if (name !== '') {
    await fill(page, language, {
      contact_name: name,
      contact_email: 'sari@pembeli.example',
      contact_message: 'Minta penawaran batubara 50.000 ton, FOB Samarinda.',
    })
  }
  await sendButton(page, language).click()
  const outcome =
    name === '' ? main.getByText(messages[language].contact_name_missing) : main.getByRole('alert')
  await outcome.first().waitFor()
}
