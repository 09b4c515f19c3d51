import type { Home, SectionContent, Setting } from '@niaga/contract/entities'
import { sectionOrders } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { sectionContents, settingList, settingText } from '@niaga/contract/translation'
import { textLines } from '../../ui/text/plain-text.ts'
import { linkAddress } from '../../ui/text/safe-address.ts'
import { type NewsView, newsView } from './news-view.ts'

export type Hero = {
  title: string
  subtitle: string
  button: { text: string; href: string } | null
  picture: string | null
  alt?: string | undefined
  /** Credit of the picture. */
  credit?: string | undefined
}

/** A company statement: one text, or a list of them. */
export type Statements = Record<'services' | 'vision' | 'mission' | 'commitment', string[]>

export type Passage = {
  title: string
  subtitle: string
  paragraphs: string[]
  picture: string | null
  alt?: string | undefined
  /** Credit of the picture. */
  credit?: string | undefined
}

export type FaqItem = { question: string; answer: string }
export type Faq = { title: string; items: FaqItem[] }

/** Content of the home screen. A missing text is `''`; the screen then shows its default. */
export type HomeView = {
  companyName: string
  hero: Hero
  statements: Statements
  about: Passage
  vision: Passage
  faq: Faq
  news: NewsView
}

/** Returns the site's own addresses for those in the content. */
export type Addresses = {
  /** Returns the site's own address of a section's or post's picture. */
  picture: (kind: 'section' | 'blog', path: string | null) => string | null
  /** Returns the address of a path on this site in the visitor's language. */
  localise: (path: string) => string
}

/** Returns the home page in one language (specification, section 2; sections by their order, 1 to 4). */
export function homeView(home: Home, locale: Locale, addresses: Addresses): HomeView {
  const contents = (order: number) => sectionContents(home.sections, order, locale)
  return {
    companyName: settingText(home.settings, 'company_name', locale),
    hero: getHero(contents(sectionOrders.hero)[0], home.settings, locale, addresses),
    statements: getStatements(home.settings, locale),
    about: getPassage(contents(sectionOrders.about)[0], addresses),
    vision: getPassage(contents(sectionOrders.vision)[0], addresses),
    faq: getFaq(contents(sectionOrders.faq)),
    news: newsView(home.latest_news, locale, addresses.picture),
  }
}

function getHero(
  content: SectionContent | undefined,
  settings: readonly Setting[],
  locale: Locale,
  { picture, localise }: Addresses,
): Hero {
  const href = linkAddress(content?.button_url ?? '', localise)
  const text = content?.button_text
  return {
    title: content?.title ?? settingText(settings, 'company_name', locale),
    subtitle:
      content?.subtitle ?? content?.description ?? settingText(settings, 'company_tagline', locale),
    button: text && href ? { text, href } : null,
    picture: picture('section', content?.image ?? null),
    alt: content?.image_alt,
    credit: content?.image_credit,
  }
}

function getStatements(settings: readonly Setting[], locale: Locale): Statements {
  return {
    services: settingList(settings, 'company_services', locale),
    vision: settingList(settings, 'company_vision', locale),
    mission: settingList(settings, 'company_mission', locale),
    commitment: settingList(settings, 'company_commitment', locale),
  }
}

function getPassage(content: SectionContent | undefined, { picture }: Addresses): Passage {
  return {
    title: content?.title ?? '',
    subtitle: content?.subtitle ?? '',
    paragraphs: textLines(content?.description ?? ''),
    picture: picture('section', content?.image ?? null),
    alt: content?.image_alt,
    credit: content?.image_credit,
  }
}

/** Reads a section with items, or several sections with one question and answer each. */
export function getFaq(contents: readonly SectionContent[]): Faq {
  const items = contents.flatMap((content) => {
    if (content.items) return content.items
    const { title: question, description: answer } = content
    return question && answer ? [{ question, answer }] : []
  })
  return {
    title: contents.find((content) => content.items)?.title ?? '',
    items: items
      .map(({ question, answer }) => ({ question, answer: textLines(answer).join('\n') }))
      .filter(({ answer }) => answer !== ''),
  }
}
