import type { Localized } from '@niaga/contract/locale'
import type { DataFromGlobalSlug, GlobalSlug, Payload } from 'payload'
import { secondLanguage } from '../../platform/text/second-language.ts'
import { isPreviewedGlobal } from './preview-target.ts'
import { withoutDrafts } from './published.ts'

/** Returns the public content of a global, in every language, with its pictures; before publication its fields are missing. */
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
