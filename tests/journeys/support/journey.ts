import { test as base, type Page } from '@playwright/test'
import { startChineseCompany } from './chinese-company.ts'
import { type Company, startCompany } from './company.ts'
import { type ContentHost, startContentHost } from './content-host.ts'
import { respondAsFixture } from './fixture-company.ts'
import { type OwnSite, startSite } from './site.ts'

/** A second site, with a content host whose responses the journey sets. */
export type OtherHost = { site: OwnSite; content: ContentHost }

type Fixtures = {
  /** Errors and warnings that the browser may print in this journey; any other message fails it. */
  expectedConsole: RegExp[]
  guard: undefined
}

type WorkerFixtures = {
  sharedOtherHost: OtherHost
  /**
   * Both services with the sample company, for journeys that each change a different part of it. Other journeys may have
   * visited a page before, so a journey polls it until it shows the change.
   */
  editedCompany: Company
  /** Both services with the sample company, including Chinese. */
  chineseCompany: Company
}

/** Both services take seconds to start, more on a busy machine. */
const companyStartMs = 240_000
/** It loads the sample first. */
const chineseStartMs = 400_000

/** Chromium's clock triggers this message, which also appears when a busy machine lays out the page late. */
const unusedPreload = /was preloaded using link preload but not used within a few seconds/

export const test = base.extend<Fixtures & { otherHost: OtherHost }, WorkerFixtures>({
  baseURL: ({}, use) => use(process.env.JOURNEY_SITE),

  expectedConsole: [[], { option: true }],

  guard: [
    async ({ context, expectedConsole }, use) => {
      const printed: string[] = []
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        printed.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (error) => printed.push(String(error.error())))
      await use(undefined)
      expect(
        printed.filter(
          (text) => ![unusedPreload, ...expectedConsole].some((pattern) => pattern.test(text)),
        ),
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

  editedCompany: [
    async ({}, use) => {
      await using company = await startCompany()
      await use(company)
    },
    { scope: 'worker', timeout: companyStartMs },
  ],

  chineseCompany: [
    async ({}, use) => {
      await using company = await startChineseCompany()
      await use(company)
    },
    { scope: 'worker', timeout: chineseStartMs },
  ],

  otherHost: async ({ sharedOtherHost, context }, use) => {
    // With a route the browser neither caches nor prefetches, so it requests again the content that a journey changes.
    await context.route(/^https:\/\/(www|maps)\.google\.com\//, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Peta</title>Peta uji',
      }),
    )
    await startOver(sharedOtherHost)
    await use(sharedOtherHost)
  },
})

export const expect = test.expect

/** Resets the content host, so a step does not depend on the previous one. */
export async function startOver({ content }: OtherHost): Promise<void> {
  await respondAsFixture(content)
  content.requests.length = 0
}

export const languages = ['id', 'en'] as const
export type Language = (typeof languages)[number]

/** Returns the address of a screen in a language: the specification's route in Indonesian, below `/en` in English. */
export function addressIn(language: Language, route: string): string {
  if (language === 'id') return route
  return route === '/' ? '/en' : `/en${route}`
}

/** Opens a page and waits until its script and its islands have started. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilHydrated(page)
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'scripted' in document.documentElement.dataset &&
      !document.querySelector('[data-island]:not([data-ready])'),
  )
}
