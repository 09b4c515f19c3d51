import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload'
import { secondLanguage } from '../../platform/text/second-language.ts'
import type { Localized } from './localized.ts'
import { isPreviewedGlobal } from './preview-target.ts'
import { withoutDrafts } from './published.ts'

/** What visitors may see of a global, in every language, with its pictures; its fields are missing before it is published. */
export async function readLocalizedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
): Promise<Localized<Partial<DataFromGlobalSlug<Slug>>>> {
  const draft = isPreviewedGlobal(slug)
  const options = { slug, depth: 1, draft }
  const global = {
    id: await payload.findGlobal({ ...options, locale: 'id', fallbackLocale: false }),
    en: await payload.findGlobal({ ...options, ...secondLanguage() }),
  }
  if (draft) return { id: withoutDrafts(global.id), en: withoutDrafts(global.en) }
  return global.id._status === 'published' ? withoutDrafts(global) : { id: {}, en: {} }
}
