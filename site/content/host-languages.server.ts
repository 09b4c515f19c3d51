import { type Locale, toBaseLocale } from '@niaga/contract/locale'

/** How long the site does not request a language that the host lacked, in milliseconds. */
const lacksForMs = 600_000

/** A host's response to an unknown language (400 in the contract). */
export class UnknownLanguageError extends Error {}

/** Tracks which languages besides the base languages a content host does not support. */
export function createHostLanguages(now: () => number = () => performance.now()) {
  const lackedAt = new Map<Locale, number>()
  return {
    /** Returns the language to request from the host for a page in `locale`. */
    of(locale: Locale): Locale {
      const since = lackedAt.get(locale)
      return since !== undefined && now() - since < lacksForMs ? toBaseLocale(locale) : locale
    },
    lacks(locale: Locale): void {
      lackedAt.set(locale, now())
    },
  }
}
