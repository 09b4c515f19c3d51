import type { Locale } from '@niaga/contract/locale'
import { localeOf, pathOf } from './locale-address.ts'
import { localesOf } from './page-locales.ts'

type Texts = Record<string, (inputs: object) => string>
type Choice = { locale?: Locale }

/** Two files for each language, made by texts-of-one-language.ts: nobody downloads what they do not read. */
const files = {
  id: {
    first: () => import('virtual:texts/id/first'),
    rest: () => import('virtual:texts/id/rest'),
  },
  en: {
    first: () => import('virtual:texts/en/first'),
    rest: () => import('virtual:texts/en/rest'),
  },
} satisfies Record<Locale, Record<string, () => Promise<{ default: Texts }>>>

const known: Record<Locale, Texts> = { id: {}, en: {} }

/** Fetches the texts of a page's language, and of the one its body is published in. */
export async function loadTexts(pathname: string): Promise<void> {
  const path = pathOf(pathname)
  const locales = new Set<Locale>([localeOf(pathname), ...bodyLocale(pathname, path)])
  await Promise.all(
    [...locales].flatMap((locale) => {
      const { first, rest } = files[locale]
      return (path === '/' ? [first] : [first, rest]).map(async (load) => {
        Object.assign(known[locale], (await load()).default)
      })
    }),
  )
}

function bodyLocale(pathname: string, path: string): Locale[] {
  const published = localesOf(path).map(({ code }) => code)
  return published.includes(localeOf(pathname)) ? [] : published
}

/**
 * Stands in for Paraglide's messages in the browser: the same calls, answered from the texts that were loaded. Each
 * is looked up when it is called, since modules name texts before any is there.
 */
export const m = new Proxy<Texts>(
  {},
  {
    get:
      (_, name: string) =>
      (inputs: object = {}, { locale = localeOf(window.location.pathname) }: Choice = {}) =>
        known[locale][name]?.(inputs) ?? '',
  },
)
