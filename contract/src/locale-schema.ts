import { z } from 'zod'
import { optionalObject } from './lenient.ts'
import { type Locale, locales } from './locale.ts'

/** Separate from the list, which the browser loads without schemas. */
export const localeSchema = z.enum(locales)

/** Translations keyed by language, any of which may be missing. */
export function inEachLocale<Translation extends z.ZodObject>(translation: Translation) {
  const texts = optionalObject(translation)
  return z.object({ id: texts, en: texts, zh: texts } satisfies Record<Locale, unknown>)
}
