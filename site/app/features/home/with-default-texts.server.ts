import { defaultHomeSections } from '@niaga/contract/default-pages'
import { inLocale, type Locale, type Localized } from '@niaga/contract/locale'
import { withGlossary } from '../../../content/glossary.server.ts'
import { m } from '../../paraglide/messages.js'
import type { HomeView, Passage } from './home-view.ts'

/** Fills empty sections of a home page with the site's built-in texts, which name the company and its goods. */
export function withDefaultTexts(
  view: HomeView,
  locale: Locale,
  goods: readonly string[],
): HomeView {
  const { about, vision, faq } = defaultHomeSections
  const company = view.companyName || m.site_name({}, { locale })
  const filled = (words: Localized<string>) => {
    const { text } = withGlossary({ text: inLocale(words, locale) }, locale)
    const list = () => new Intl.ListFormat(locale).format(goods)
    return text.replaceAll('{company}', () => company).replaceAll('{goods}', list)
  }
  const passage = (texts: Passage, { label, title }: typeof about) => ({
    ...texts,
    subtitle: texts.subtitle || filled(label),
    title: texts.title || filled(title),
  })
  const questions = faq.items.map(({ question, answer }) => ({
    question: filled(question),
    answer: filled(answer),
  }))
  return {
    ...view,
    about: passage(view.about, about),
    vision: passage(view.vision, vision),
    faq: {
      title: view.faq.title || filled(faq.title),
      items: view.faq.items.length > 0 ? view.faq.items : questions,
    },
  }
}
