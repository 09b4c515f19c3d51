import { type Home, type SectionContent, sectionOrders } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { sectionContents } from '@niaga/contract/translation'
import type { ImportContext } from './import-context.ts'
import { importGlobal } from './import-global.ts'
import { importPicture } from './import-picture.ts'
import { orDash, type Texts, textsOf } from './texts.ts'

type Answers<Answer> = Record<Locale, Answer>

/** Takes the four sections of the home page. */
export async function importHomePage(run: ImportContext, answers: Answers<Home>): Promise<void> {
  const hero = sectionOf(answers, sectionOrders.hero)
  const about = sectionOf(answers, sectionOrders.about)
  const vision = sectionOf(answers, sectionOrders.vision)
  const faq = faqOf(answers)
  const pictures = {
    hero: await pictureOf(run, hero),
    about: await pictureOf(run, about),
    vision: await pictureOf(run, vision),
  }
  const textsIn = (locale: Locale) => ({
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
  await importGlobal(run, 'home-page', {
    id: {
      ...indonesian,
      hero: { ...indonesian.hero, image: pictures.hero },
      about: { ...indonesian.about, image: pictures.about },
      vision: { ...indonesian.vision, image: pictures.vision },
    },
    en: textsIn('en'),
  })
}

function sectionOf(answers: Answers<Home>, order: number): Answers<SectionContent> {
  return {
    id: sectionContents(answers.id.sections, order, 'id')[0] ?? {},
    en: sectionContents(answers.en.sections, order, 'en')[0] ?? {},
  }
}

function textOf(section: Answers<SectionContent>, field: Exclude<keyof SectionContent, 'items'>) {
  return textsOf(section, (content) => content[field])
}

function bandIn(section: Answers<SectionContent>, locale: Locale) {
  return {
    title: textOf(section, 'title')[locale],
    subtitle: textOf(section, 'subtitle')[locale],
    description: textOf(section, 'description')[locale],
  }
}

function pictureOf(run: ImportContext, section: Answers<SectionContent>): Promise<number | null> {
  return importPicture(run, 'section', section.id.image, orDash(textOf(section, 'title')))
}

/** One section with its items, or several of which each is a question (contract, sections). */
function faqOf(answers: Answers<Home>) {
  const contents = {
    id: sectionContents(answers.id.sections, sectionOrders.faq, 'id'),
    en: sectionContents(answers.en.sections, sectionOrders.faq, 'en'),
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
