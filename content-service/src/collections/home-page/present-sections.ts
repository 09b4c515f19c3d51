import { type Section, type SectionContent, sectionOrders } from '@niaga/contract/entities'
import { type BaseLocale, baseLocales, type Localized } from '@niaga/contract/locale'
import type { HomePage } from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { isFilled, textIn } from '../content/localized.ts'
import { localizedRows } from '../content/rows.ts'
import { alternativeText } from '../media/alternative-text.ts'
import { picturePath } from '../media/picture-path.ts'

type Page = Localized<Partial<HomePage>>

/** Presents the sections of the home page in the contract's order; a section without text is omitted. */
export function presentSections(page: Page): Section[] {
  return [
    section(sectionOrders.hero, (locale) => heroContent(page, locale)),
    section(sectionOrders.about, (locale) => bandContent(page, 'about', locale)),
    section(sectionOrders.vision, (locale) => bandContent(page, 'vision', locale)),
    section(sectionOrders.faq, (locale) => faqContent(page, locale)),
  ].filter(({ translations }) => translations.length > 0)
}

function section(order: number, contentIn: (locale: BaseLocale) => SectionContent): Section {
  const translations = baseLocales
    .map((locale) => ({ locale, content: filledIn(contentIn(locale)) }))
    .filter(({ content }) => Object.keys(content).some((name) => !name.startsWith('image')))
  return { order, translations }
}

function heroContent(page: Page, locale: BaseLocale): SectionContent {
  const hero = page[locale].hero
  return {
    title: hero?.title,
    subtitle: hero?.subtitle ?? undefined,
    button_text: hero?.buttonText ?? undefined,
    button_url: hero?.buttonUrl ?? undefined,
    image: picturePath(page.id.hero?.image) ?? undefined,
    image_alt: alternativeText(page.id.hero?.image, locale),
    ...imageCredit(page, locale, ({ hero }) => hero?.image),
  }
}

function bandContent(page: Page, name: 'about' | 'vision', locale: BaseLocale): SectionContent {
  const band = page[locale][name]
  return {
    title: band?.title ?? undefined,
    subtitle: band?.subtitle ?? undefined,
    description: band?.description ?? undefined,
    image: picturePath(page.id[name]?.image) ?? undefined,
    image_alt: alternativeText(page.id[name]?.image, locale),
    ...imageCredit(page, locale, (document) => document[name]?.image),
  }
}

/** Returns no content without questions: a client would mistake the section's title for a question. */
function faqContent(page: Page, locale: BaseLocale): SectionContent {
  const rows = localizedRows(page, (document) => document.faq?.items)
  if (rows.length === 0) return {}
  const items = rows
    .map((row) => ({
      question: textIn(row, locale, (item) => item.question),
      answer: textIn(row, locale, (item) => item.answer),
    }))
    .filter(({ question }) => isFilled(question))
  const faq = page[locale].faq
  return { title: faq?.title ?? undefined, subtitle: faq?.subtitle ?? undefined, items }
}

function filledIn(content: SectionContent): SectionContent {
  return Object.fromEntries(
    Object.entries(content).filter(([, value]) =>
      typeof value === 'string' ? isFilled(value) : Array.isArray(value) && value.length > 0,
    ),
  )
}
