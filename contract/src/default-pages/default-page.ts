import type { Locale } from '../locale.ts'
import type { Page } from '../pages.ts'

type Localised = Record<Locale, string>

/** What a page says where a content host has no text for it. Without a title, what it shows has its own. */
export type DefaultPage = {
  title?: Localised
  intro?: Localised
  closing: { title: Localised; text: Localised; button_text: Localised; button_url: string }
  texts: Readonly<Record<string, Localised>>
  /** Without a title, search engines are given that of the page. */
  seo: { title?: Localised; description?: Localised }
}

/** A default page in a language, as a content host would send it; without a picture. */
export function presentDefaultPage(path: string, page: DefaultPage, locale: Locale): Page {
  const { title, text, button_text, button_url } = page.closing
  const seo = { title: page.seo.title?.[locale], description: page.seo.description?.[locale] }
  return {
    path,
    title: page.title?.[locale] ?? '',
    intro: page.intro?.[locale] ?? '',
    closing: {
      title: title[locale],
      text: text[locale],
      button_text: button_text[locale],
      button_url,
    },
    texts: Object.entries(page.texts).map(([name, words]) => ({ name, text: words[locale] })),
    seo: seo.title || seo.description ? seo : undefined,
  }
}
