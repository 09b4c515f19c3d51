import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Seo, TranslatedSeo } from '@niaga/contract/page-texts'
import type { Page } from '../../platform/payload-types.ts'
import { picturePath } from '../media/picture-path.ts'
import { isFilled, textIn } from './localized.ts'

type WithSeo = { seo?: Page['seo'] }

/** Presents the search engine fields that an editor filled in, in one language; `undefined` if all are empty. */
export function presentSeo(document: Localized<WithSeo>, locale: BaseLocale): Seo | undefined {
  const text = (name: 'title' | 'description') =>
    textIn(document, locale, ({ seo }) => seo?.[name]) || undefined
  return filled({
    title: text('title'),
    description: text('description'),
    image: picturePath(document.id.seo?.image) ?? undefined,
  })
}

/** Presents the search engine fields with their translations, as products and tools have them. */
export function presentTranslatedSeo(document: Localized<WithSeo>): TranslatedSeo | undefined {
  const texts = (locale: BaseLocale) =>
    filled({
      title: document[locale].seo?.title || undefined,
      description: document[locale].seo?.description || undefined,
    })
  const base = presentSeo(document, 'id')
  if (!base) return undefined
  return { ...base, translations: filled({ id: texts('id'), en: texts('en') }) }
}

/** Omits blank fields; returns `undefined` if all are blank. */
function filled<Parts extends object>(parts: Parts): Parts | undefined {
  const entries = Object.entries(parts).filter(([, value]) =>
    typeof value === 'string' ? isFilled(value) : value !== undefined,
  )
  return entries.length > 0 ? (Object.fromEntries(entries) as Parts) : undefined
}
