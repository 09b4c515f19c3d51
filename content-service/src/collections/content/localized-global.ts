import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload'
import type { Localized } from './localized.ts'

/** A global in every language, with its pictures; its fields are missing before the first save. */
export async function readLocalizedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
): Promise<Localized<Partial<DataFromGlobalSlug<Slug>>>> {
  const options = { slug, depth: 1, fallbackLocale: false as const }
  return {
    id: await payload.findGlobal({ ...options, locale: 'id' }),
    en: await payload.findGlobal({ ...options, locale: 'en' }),
  }
}
