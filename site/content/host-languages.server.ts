import { baseLocaleOf, type Locale } from '@niaga/contract/locale'

/** A host that learns a language is asked in it again after this time, in milliseconds. */
const lacksForMs = 600_000

/** A host's response to a language that it does not know (400 in the contract). */
export class UnknownLanguageError extends Error {}

/** Which languages beside the base ones a content host does not know. */
export function createHostLanguages(now: () => number = () => performance.now()) {
  const lackedAt = new Map<Locale, number>()
  return {
    /** The language in which the host is asked for a page in `locale`. */
    of(locale: Locale): Locale {
      const since = lackedAt.get(locale)
      return since !== undefined && now() - since < lacksForMs ? baseLocaleOf(locale) : locale
    },
    lacks(locale: Locale): void {
      lackedAt.set(locale, now())
    },
  }
}
