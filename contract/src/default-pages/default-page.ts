import { inLocale, type Locale, type Localised } from '../locale.ts'
import type { Page } from '../page-texts.ts'

type Text = Localised<string>

/** The texts of a page for which a content host has none. Without a title, the page uses the title of its content. */
export type DefaultPage = {
  title?: Text
  intro?: Text
  closing: { title: Text; text: Text; button_text: Text; button_url: string }
  texts: Readonly<Record<string, Text>>
  /** Without a title, search engines receive the page's own. */
  seo: { title?: Text; description?: Text }
}

/** Returns a default page in a language, as a content host would send it, without a picture. */
export function presentDefaultPage(path: string, page: DefaultPage, locale: Locale): Page {
  const { title, text, button_text, button_url } = page.closing
  const seo = {
    title: optional(page.seo.title, locale),
    description: optional(page.seo.description, locale),
  }
  return {
    path,
    title: optional(page.title, locale) ?? '',
    intro: optional(page.intro, locale) ?? '',
    closing: {
      title: inLocale(title, locale),
      text: inLocale(text, locale),
      button_text: inLocale(button_text, locale),
      button_url,
    },
    texts: Object.entries(page.texts).map(([name, words]) => ({
      name,
      text: inLocale(words, locale),
    })),
    seo: seo.title || seo.description ? seo : undefined,
  }
}

function optional(text: Text | undefined, locale: Locale): string | undefined {
  return text && inLocale(text, locale)
}
