import type { LongDate } from '../../i18n/long-date.ts'

export type Hero = {
  title: string
  subtitle: string
  button: { text: string; href: string } | null
  picture: string | null
}

/** A company statement: one text, or a list of them. */
export type Statements = Record<'services' | 'vision' | 'mission' | 'commitment', string[]>

export type Passage = {
  title: string
  subtitle: string
  paragraphs: string[]
  picture: string | null
}

export type FaqItem = { question: string; answer: string }
export type Faq = { title: string; items: FaqItem[] }

export type NewsEntry = {
  id: number
  title: string
  excerpt: string
  picture: string | null
  date: LongDate | null
}

/** What the home screen shows. A text that nobody filled in is `''`; the screen puts its own words there. */
export type HomeView = {
  companyName: string
  hero: Hero
  statements: Statements
  about: Passage
  vision: Passage
  faq: Faq
  news: { lead: NewsEntry | null; cards: NewsEntry[] }
}
