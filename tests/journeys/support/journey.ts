import { test as base, type Page } from '@playwright/test'
import { type ContentHost, startContentHost } from './content-host.ts'
import { respondAsFixture } from './fixture-company.ts'
import { type OwnSite, startSite } from './site.ts'

/** A site of the journey's own, in front of a content host whose answers the journey sets. */
export type OtherHost = { site: OwnSite; content: ContentHost }

type Fixtures = {
  /** Lines the browser may print in this journey; everything else on its console fails it. */
  expectedConsole: RegExp[]
  guard: undefined
}

type WorkerFixtures = {
  sharedOtherHost: OtherHost
}

export const test = base.extend<Fixtures & { otherHost: OtherHost }, WorkerFixtures>({
  baseURL: ({}, use) => use(process.env.JOURNEY_SITE),

  expectedConsole: [[], { option: true }],

  guard: [
    async ({ context, expectedConsole }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await context.route(/^https:\/\/(www|maps)\.google\.com\//, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Peta</title>Peta uji',
        }),
      )
      await use(undefined)
      expect(
        complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text))),
        'nothing on the console',
      ).toEqual([])
    },
    { auto: true },
  ],

  sharedOtherHost: [
    async ({}, use) => {
      const content = await startContentHost()
      const site = await startSite({ CONTENT_HOST: content.origin })
      content.responses.onChange = site.clear
      await use({ site, content })
      await site.stop()
      await content.close()
    },
    { scope: 'worker' },
  ],

  otherHost: async ({ sharedOtherHost }, use) => {
    startOver(sharedOtherHost)
    await use(sharedOtherHost)
  },
})

export const expect = test.expect

/** Makes the content host what it is at the beginning of a journey: the next step owes nothing to the one before. */
export function startOver({ content }: OtherHost): void {
  content.responses.clear()
  content.requests.length = 0
  respondAsFixture(content)
}

export const languages = ['id', 'en'] as const
export type Language = (typeof languages)[number]

/** The address of a screen in a language: Indonesian at the specification's route, English under `/en`. */
export function addressIn(language: Language, route: string): string {
  if (language === 'id') return route
  return route === '/' ? '/en' : `/en${route}`
}

/** Opens a page and waits until its script has taken it over, which it marks on the document. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => 'scripted' in document.documentElement.dataset)
}
