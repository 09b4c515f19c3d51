import homeSections from './defaults/home-sections.json' with { type: 'json' }
import pages from './defaults/pages.json' with { type: 'json' }
import { inLocale, type Locale, type Localized } from './locale.ts'
import type { Page } from './page-texts.ts'
import { type AboutPath, type PagePath, pagePaths } from './pages.ts'

type Text = Localized<string>

/** The texts of a page for which a content host has none. Without a title, the page uses the title of its content. */
export type DefaultPage = {
  title?: Text
  intro?: Text
  closing: { title: Text; text: Text; button_text: Text; button_url: string }
  texts: Readonly<Record<string, Text>>
  /** Without a title, search engines receive the page's own. */
  seo: { title?: Text; description?: Text }
}

type HomeSections = {
  about: { label: Text; title: Text }
  vision: { label: Text; title: Text }
  faq: { title: Text; items: readonly { question: Text; answer: Text }[] }
}

/** The texts of every page: shown by a site whose content host has none, and the initial content of a content host. */
export const defaultPages = pages satisfies Record<PagePath, DefaultPage> &
  Record<AboutPath, { texts: { menu_summary: Text } }>

/**
 * The home page's texts for sections without any, including the specification's three questions. `{company}` is the
 * company's name, `{goods}` are the names of its products.
 */
export const defaultHomeSections: HomeSections = homeSections

/** The names of the texts of a page. */
export type PageTextName<Path extends PagePath = PagePath> = {
  [Known in Path]: Extract<keyof (typeof pages)[Known]['texts'], string>
}[Path]

/** Returns the default pages in a language, in the order of the specification's route table. */
export function defaultPagesIn(locale: Locale): Page[] {
  return pagePaths.map((path) => presentDefaultPage(path, defaultPages[path], locale))
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
