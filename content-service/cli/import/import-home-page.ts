import { type Home, type SectionContent, sectionOrders } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import { sectionContents } from '@niaga/contract/translation'
import type { ImportContext } from './import-context.ts'
import { importGlobal } from './import-global.ts'
import { importPicture } from './import-picture.ts'
import { type ByLocale, creditOf, orDash, type Texts, textsOf } from './texts.ts'

/** Imports the four sections of the home page. */
export async function importHomePage(
  context: ImportContext,
  responses: ByLocale<Home>,
): Promise<void> {
  const hero = sectionOf(responses, sectionOrders.hero)
  const about = sectionOf(responses, sectionOrders.about)
  const vision = sectionOf(responses, sectionOrders.vision)
  const faq = faqOf(responses)
  const pictures = {
    hero: await pictureOf(context, hero),
    about: await pictureOf(context, about),
    vision: await pictureOf(context, vision),
  }
  const textsIn = (locale: BaseLocale) => ({
    hero: {
      title: orDash(textOf(hero, 'title'))[locale],
      subtitle: textOf(hero, 'subtitle')[locale],
      buttonText: textOf(hero, 'button_text')[locale],
      buttonUrl: textOf(hero, 'button_url')[locale],
    },
    about: bandIn(about, locale),
    vision: bandIn(vision, locale),
    faq: {
      title: faq.title[locale],
      subtitle: faq.subtitle[locale],
      items: faq.items.map(({ question, answer }) => ({
        question: question[locale],
        answer: orDash(answer)[locale],
      })),
    },
  })
  const indonesian = textsIn('id')
  await importGlobal(context, 'home-page', {
    id: {
      ...indonesian,
      hero: { ...indonesian.hero, image: pictures.hero },
      about: { ...indonesian.about, image: pictures.about },
      vision: { ...indonesian.vision, image: pictures.vision },
    },
    en: textsIn('en'),
  })
}

function sectionOf(responses: ByLocale<Home>, order: number): ByLocale<SectionContent> {
  return {
    id: sectionContents(responses.id.sections, order, 'id')[0] ?? {},
    en: sectionContents(responses.en.sections, order, 'en')[0] ?? {},
  }
}

function textOf(section: ByLocale<SectionContent>, field: Exclude<keyof SectionContent, 'items'>) {
  return textsOf(section, (content) => content[field])
}

function bandIn(section: ByLocale<SectionContent>, locale: BaseLocale) {
  return {
    title: textOf(section, 'title')[locale],
    subtitle: textOf(section, 'subtitle')[locale],
    description: textOf(section, 'description')[locale],
  }
}

function pictureOf(
  context: ImportContext,
  section: ByLocale<SectionContent>,
): Promise<number | null> {
  const alt = orDash(textOf(section, 'title'))
  return importPicture(context, 'section', section.id.image, alt, creditOf(section))
}

/** Accepts one section with a list of questions, or several sections with one question each (contract, sections). */
function faqOf(responses: ByLocale<Home>) {
  const contents = {
    id: sectionContents(responses.id.sections, sectionOrders.faq, 'id'),
    en: sectionContents(responses.en.sections, sectionOrders.faq, 'en'),
  }
  const withItems = {
    id: contents.id.find(({ items }) => items) ?? {},
    en: contents.en.find(({ items }) => items) ?? {},
  }
  const english = questionsOf(contents.en)
  const items = questionsOf(contents.id).map((row, index) => {
    const both = { id: row, en: english[index] ?? row }
    return {
      question: textsOf(both, ({ question }) => question),
      answer: textsOf(both, ({ answer }) => answer),
    } satisfies Record<string, Texts>
  })
  return { title: textOf(withItems, 'title'), subtitle: textOf(withItems, 'subtitle'), items }
}

function questionsOf(contents: SectionContent[]): { question: string; answer: string }[] {
  return contents.flatMap(({ items, title, description }) => {
    if (items) return items
    return title && description ? [{ question: title, answer: description }] : []
  })
}
