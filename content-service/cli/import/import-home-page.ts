import { type Home, type SectionContent, sectionOrders } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import { sectionContents } from '@niaga/contract/translation'
import type { ImportContext } from './import-context.ts'
import { importGlobal } from './import-global.ts'
import { importPicture } from './import-picture.ts'
import { getAlt, getCredit, getTexts, orDash, type Texts } from './texts.ts'

/** Imports the four sections of the home page. */
export async function importHomePage(
  context: ImportContext,
  responses: Localized<Home>,
): Promise<void> {
  const hero = getSection(responses, sectionOrders.hero)
  const about = getSection(responses, sectionOrders.about)
  const vision = getSection(responses, sectionOrders.vision)
  const faq = getFaq(responses)
  const pictures = {
    hero: await getPicture(context, hero),
    about: await getPicture(context, about),
    vision: await getPicture(context, vision),
  }
  const textsIn = (locale: BaseLocale) => ({
    hero: {
      title: orDash(getText(hero, 'title'))[locale],
      subtitle: getText(hero, 'subtitle')[locale],
      buttonText: getText(hero, 'button_text')[locale],
      buttonUrl: getText(hero, 'button_url')[locale],
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

function getSection(responses: Localized<Home>, order: number): Localized<SectionContent> {
  return {
    id: sectionContents(responses.id.sections, order, 'id')[0] ?? {},
    en: sectionContents(responses.en.sections, order, 'en')[0] ?? {},
  }
}

function getText(
  section: Localized<SectionContent>,
  field: Exclude<keyof SectionContent, 'items'>,
) {
  return getTexts(section, (content) => content[field])
}

function bandIn(section: Localized<SectionContent>, locale: BaseLocale) {
  return {
    title: getText(section, 'title')[locale],
    subtitle: getText(section, 'subtitle')[locale],
    description: getText(section, 'description')[locale],
  }
}

function getPicture(
  context: ImportContext,
  section: Localized<SectionContent>,
): Promise<number | null> {
  const alt = getAlt(section, orDash(getText(section, 'title')))
  return importPicture(context, 'section', section.id.image, alt, getCredit(section))
}

/** Accepts one section with a list of questions, or several sections with one question each (contract, sections). */
function getFaq(responses: Localized<Home>) {
  const contents = {
    id: sectionContents(responses.id.sections, sectionOrders.faq, 'id'),
    en: sectionContents(responses.en.sections, sectionOrders.faq, 'en'),
  }
  const withItems = {
    id: contents.id.find(({ items }) => items) ?? {},
    en: contents.en.find(({ items }) => items) ?? {},
  }
  const english = getQuestions(contents.en)
  const items = getQuestions(contents.id).map((row, index) => {
    const both = { id: row, en: english[index] ?? row }
    return {
      question: getTexts(both, ({ question }) => question),
      answer: getTexts(both, ({ answer }) => answer),
    } satisfies Record<string, Texts>
  })
  return { title: getText(withItems, 'title'), subtitle: getText(withItems, 'subtitle'), items }
}

function getQuestions(contents: SectionContent[]): { question: string; answer: string }[] {
  return contents.flatMap(({ items, title, description }) => {
    if (items) return items
    return title && description ? [{ question: title, answer: description }] : []
  })
}
