import type { Page } from '@playwright/test'
import { addressIn, expect, type Language, languages, test } from './support/journey.ts'
import { messages } from './support/messages.ts'
import { pageKinds } from './support/page-kinds.ts'
import { addressesIn } from './support/sitemap.ts'

/** Calls to action depend on their page: its subject, the chosen grade, and the desk. */

type Listed = { id: number; name: string; sheet?: string; contact_id?: number }
type Person = { id: number; phone: string; whatsapp: string }

const subjects = [
  '/produk/1?mutu=energi-5000',
  '/produk/1?mutu=energi-4600&mutu=energi-5000',
  '/alat/bandingkan?pilih=1&pilih=2',
  '/cari?q=qqqqqq',
]

for (const language of languages) {
  test(`every call to action agrees with its page, ${language}`, async ({ page }) => {
    test.setTimeout(480_000)
    const text = messages[language]
    const { company, deskAt } = await desks(language)
    // The long run, in English, opens every page.
    const addresses = [
      ...(language === 'en' ? await addressesIn(language) : pageKinds),
      ...subjects.map((address) => addressIn(language, address)),
    ]
    for (const address of addresses) {
      await page.goto(address)
      const goods = await goodsOn(page, address)
      const desk = goods === '' ? undefined : deskAt(address)
      const pageUrl = process.env.JOURNEY_SITE + address
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const { name, href, number } of await callsOn(page, text.enquiry_ask)) {
          const where = `${address} at ${width} px: ${name}`
          const { protocol, pathname, searchParams } = new URL(href, pageUrl)
          if (protocol === 'tel:') {
            expect.soft(digits(pathname), where).toBe(digits(number || (desk ?? company).phone))
          } else if (protocol === 'http:') {
            const [, part = ''] = name.split(': ')
            expect.soft(productIn(searchParams), where).toContain(part)
            // The request of a calculator or of a loading window is for its own grades.
            if (part === '' && ![text.calc_request, text.offer_window_ask].includes(name))
              expect.soft(productIn(searchParams), where).toBe(goods)
          } else {
            const said = searchParams.get('text') ?? searchParams.get('body') ?? ''
            const sentence = text.contact_enquiry.replace('{product}', goods)
            expect.soft(said.replace('\r', ''), where).toBe(goods && `${sentence}\n${pageUrl}`)
            const expected = number || (desk ?? company).whatsapp
            if (protocol === 'https:') expect.soft(digits(pathname), where).toBe(digits(expected))
          }
        }
      }
    }
  })
}

/** Returns the company, and the desk of a page's product or machine. */
async function desks(language: Language) {
  const read = async <Entry>(path: string): Promise<Entry[]> => {
    const url = `${process.env.JOURNEY_CONTENT}/api/${path}?language=${language}`
    return (await (await fetch(url)).json()).data.data
  }
  const company = { phone: '+62 21 0000 0100', whatsapp: '+62 000 0000 0100' }
  const people = await read<Person>('people')
  const owners = [
    ...(await read<Listed>('products')).map((item) => ({ ...item, list: '/produk' })),
    ...(await read<Listed>('tools')).map((item) => ({ ...item, list: '/alat' })),
  ]
  const deskAt = (address: string) => {
    const { pathname } = new URL(address.replace(/^\/en/, ''), 'http://site.invalid')
    const isCompared = pathname.endsWith('/bandingkan')
    const path = isCompared ? pathname.replace('bandingkan', '1') : pathname
    const owner =
      owners.find(({ id, sheet, list }) => sheet === path || `${list}/${id}` === path) ??
      // One desk handles all machines of the sample; a sheet does not specify its desk.
      owners.find(({ list }) => list === '/alat' && path.startsWith('/alat/'))
    return people.find(({ id }) => id === owner?.contact_id)
  }
  return { company, deskAt }
}

/** Returns the subject that a page itself states; `''` for none. */
async function goodsOn(page: Page, address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid')
  if (pathname.endsWith('/bandingkan')) {
    const machines = await page.locator('.compare-table thead .offer-aside').allTextContents()
    if (searchParams.size === 0) return ''
    return new Set(machines).size === 1 ? (machines[0] ?? '') : ''
  }
  const isUnit = /\/alat\/\d+\/unit\/\d+$/.test(pathname)
  if (!isUnit && !/\/(produk|alat)\/[^/]+$/.test(pathname)) return ''
  const current = (await page.locator('nav li[aria-current]').textContent()) ?? ''
  if (isUnit) {
    const tool = (await page.locator('nav li:has(+ [aria-current]) a').textContent()) ?? ''
    return current.toLowerCase().includes(tool.toLowerCase()) ? current : `${tool}: ${current}`
  }
  if (searchParams.getAll('mutu').length !== 1) return current
  const grade = await page.locator('.matrix .grade-name').textContent()
  return current + (pathname.startsWith('/en') ? ', grade ' : ', mutu ') + grade
}

/** Returns the visible calls to action; `number` is the number shown in a link. */
function callsOn(page: Page, ask: string) {
  return page.locator('a').evaluateAll((links, request) => {
    const shown = links.filter((link) => link.checkVisibility({ visibilityProperty: true }))
    return shown.flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const name = link.textContent?.trim() ?? ''
      const isCall = /^(tel:|mailto:|https:\/\/wa\.me)/.test(href)
      const isRequest = /\/kontak\?(?!tentang)/.test(href) || name === request
      const number = /\d[\d ()-]{6,}/.exec(name)?.[0] ?? ''
      return isCall || isRequest ? [{ name, href, number }] : []
    })
  }, ask)
}

function productIn(search: URLSearchParams): string {
  const item = search.get('barang-0') ?? ''
  return search.get('produk') ?? /product:([^;]*)/.exec(item)?.[1] ?? ''
}

function digits(number: string): string {
  return number.replace(/\D/g, '')
}
