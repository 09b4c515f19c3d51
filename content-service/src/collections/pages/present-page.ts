import { defaultPages } from '@niaga/contract/default-pages'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type { Page } from '@niaga/contract/page-texts'
import { isPagePath } from '@niaga/contract/pages'
import type { Page as PageDocument } from '../../platform/payload-types.ts'
import { bodyHtml } from '../blog-posts/body-html.ts'
import { textIn } from '../content/localized.ts'
import { presentSeo } from '../content/present-seo.ts'
import { alternativeText } from '../media/alternative-text.ts'
import { picturePath } from '../media/picture-path.ts'

/** Presents a page of the contract, in one language. */
export function presentPage(page: Localized<PageDocument>, locale: BaseLocale): Page {
  const { path, slug, image, closing, inFooter } = page.id
  const text = (pick: (document: PageDocument) => string | null | undefined) =>
    textIn(page, locale, pick)
  return {
    ...(isPagePath(path)
      ? { path }
      : {
          slug: slug ?? '',
          body: text((document) => bodyHtml(document.body, locale)),
          in_footer: inFooter || undefined,
          updated_at: page.id.updatedAt,
        }),
    title: text(({ title }) => title),
    intro: text(({ intro }) => intro),
    image: picturePath(image) ?? undefined,
    image_alt: alternativeText(page[locale].image, locale),
    closing: {
      title: text((document) => document.closing?.title),
      text: text((document) => document.closing?.text),
      button_text: text((document) => document.closing?.buttonText),
      button_url: closing?.buttonUrl ?? '',
    },
    texts: getTexts(page, locale),
    seo: presentSeo(page, locale),
  }
}

function getTexts(page: Localized<PageDocument>, locale: BaseLocale): Page['texts'] {
  const { path } = page.id
  if (!isPagePath(path)) return []
  return Object.keys(defaultPages[path].texts).map((name) => ({
    name,
    text: textIn(page, locale, ({ texts }) => textAt(texts, name)),
  }))
}

function textAt(texts: PageDocument['texts'], name: string): string | null {
  const value = texts && Object.entries(texts).find(([key]) => key === name)?.[1]
  return value ?? null
}
