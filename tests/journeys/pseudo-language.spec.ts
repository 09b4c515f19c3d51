import { defaultHomeSections, defaultPages } from '../../contract/src/default-pages.ts'
import { defaultSheets } from '../../contract/src/default-sheets.ts'
import { endpoints } from '../../contract/src/endpoints.ts'
import { baseLocales } from '../../contract/src/locale.ts'
import { days, openingHoursLines } from '../../contract/src/opening-hours.ts'
import { vesselClasses } from '../../site/app/ui/ship-classes.ts'
import { plainText } from '../../site/app/ui/text/plain-text.ts'
import { clippedTexts, comparable, textsOutsideMessages } from './support/foreign-texts.ts'
import { expect, open, test } from './support/journey.ts'
import { misplacedParts } from './support/misplaced-parts.ts'
import { pageKinds, stateAddresses } from './support/page-kinds.ts'
import { buildWithPseudoLanguage, languagesWithPseudo } from './support/pseudo-language.ts'
import { startSite } from './support/site.ts'

const week = { from: 'monday', to: 'sunday', opens: '08:00', closes: '17:00', note: '' } as const

/** Names of ship classes, and days, which the contract gives in the base languages. */
const getTradeWords = [
  vesselClasses.map(({ title }) => title),
  openingHoursLines(
    days.map((from) => ({ ...week, from })),
    'Asia/Jakarta',
    'en',
  ).flatMap((line) => line.split(/[^A-Za-z]/)),
]

/** Returns every text of the content host and of the default pages, normalised by {@link comparable}. */
async function getContent(host: string): Promise<string> {
  const list = await (await fetch(`${host}/api/blogs`)).json()
  const blogs = endpoints.blogs.response.parse(list)
  const articles = blogs.items.map(({ id }) => `${host}/api/blogs/${id}?lang=en`)
  const addresses = Object.values(endpoints).flatMap((endpoint) =>
    endpoint.method === 'GET'
      ? baseLocales.map(
          (code) =>
            `${host}${endpoint.path.replace('{id}', '1')}?${endpoint.languageParameter}=${code}`,
        )
      : [],
  )
  const responses = await Promise.all(
    [...addresses, ...articles].map(async (address) => {
      const response = await fetch(address)
      expect(response.status, address).toBe(200)
      return response.json()
    }),
  )
  return textsIn([responses, defaultPages, defaultHomeSections, defaultSheets, getTradeWords])
    .map((text) => comparable(plainText(text)))
    .join('|')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

// Some addresses are of missing pages.
test.use({ expectedConsole: [/status of 404/] })

test('languages: with one language more, built from a file of messages, every kind of page says all that is of the interface in it, and has room for it', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(900_000)
  await using copy = await buildWithPseudoLanguage()
  const { JOURNEY_CONTENT: host = '' } = process.env
  await using site = await startSite(
    { CONTENT_HOST: host, LANGUAGES: languagesWithPseudo },
    undefined,
    copy.path,
  )
  const content = await getContent(host)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...pageKinds, ...stateAddresses]) {
      await open(page, `${site.origin}/xa${path === '/' ? '' : path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
      const faults = [...(await clippedTexts(page)), ...(await misplacedParts(page))]
      if (width === 1440) faults.push(...(await textsOutsideMessages(page, content)))
      expect.soft(faults, path).toEqual([])
    }
  }
})
