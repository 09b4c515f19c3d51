import type { Contact, FooterItem, MenuItem, SettingKey } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { settingText, translated } from '@niaga/contract/translation'
import type { ImportContext } from './import-context.ts'
import { importDocument, importedAs } from './import-document.ts'
import { importGlobal } from './import-global.ts'
import { orDash, type Texts, textsOf } from './texts.ts'

type Answers<Answer> = Record<Locale, Answer>

/** Takes the company's texts and addresses. */
export async function importSettings(run: ImportContext, answers: Answers<Contact>): Promise<void> {
  const text = (key: SettingKey) =>
    textsOf(answers, (answer, locale) => settingText(answer.settings, key, locale))
  const name = orDash(text('company_name'))
  const translatedTexts = {
    companyTagline: text('company_tagline'),
    companyDescription: text('company_description'),
    companyVision: text('company_vision'),
    companyMission: text('company_mission'),
    companyCommitment: text('company_commitment'),
    companyServices: text('company_services'),
    contactAddress: text('contact_address'),
    contactWorkingHours: text('contact_working_hours'),
  }
  const textsIn = (locale: Locale) => ({
    companyName: name[locale],
    ...Object.fromEntries(
      Object.entries(translatedTexts).map(([field, texts]) => [field, texts[locale]]),
    ),
  })
  await importGlobal(run, 'company-settings', {
    id: {
      ...textsIn('id'),
      socialFacebook: text('social_facebook').id,
      socialInstagram: text('social_instagram').id,
      socialLinkedin: text('social_linkedin').id,
      socialYoutube: text('social_youtube').id,
      contactPhone: text('contact_phone').id,
      contactEmail: text('contact_email').id || null,
    },
    en: textsIn('en'),
  })
}

/** Takes the contents of the footer. */
export async function importFooter(
  run: ImportContext,
  answers: Answers<FooterItem[]>,
): Promise<void> {
  for (const item of parentsFirst(answers.id)) {
    const both = inBoth(item, answers.en)
    const title = orDash(textOf(both, 'title'))
    const name = orDash(textOf(both, 'name'))
    const content = textOf(both, 'content')
    const parent = await parentOf(run, 'footer-items', item)
    await importDocument(run, {
      collection: 'footer-items',
      sourceId: item.id,
      name: title.id,
      id: {
        ...{ name: name.id, title: title.id, content: content.id },
        ...{ parent, sortOrder: item.sort_order },
      },
      en: { name: name.en, title: title.en, content: content.en },
    })
  }
}

/** Takes the menu. */
export async function importMenu(run: ImportContext, answers: Answers<MenuItem[]>): Promise<void> {
  for (const item of parentsFirst(answers.id)) {
    const title = orDash(textOf(inBoth(item, answers.en), 'title'))
    const parent = await parentOf(run, 'menu-items', item)
    await importDocument(run, {
      collection: 'menu-items',
      sourceId: item.id,
      name: title.id,
      id: { title: title.id, url: item.url, parent, sortOrder: item.sort_order },
      en: { title: title.en },
    })
  }
}

type Item = FooterItem | MenuItem

/** One that names a parent that is not there, or stands below itself, comes last. */
function parentsFirst<Entry extends Item>(items: Entry[]): Entry[] {
  const placed = new Set<number>()
  const ordered: Entry[] = []
  let waiting = items
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parent_id: id }) => id === null || placed.has(id))
    for (const item of ready) placed.add(item.id)
    ordered.push(...ready)
    waiting = waiting.filter(({ id }) => !placed.has(id))
    if (ready.length === 0) return [...ordered, ...waiting]
  }
  return ordered
}

async function parentOf(run: ImportContext, collection: 'footer-items' | 'menu-items', item: Item) {
  if (item.parent_id === null || item.parent_id === item.id) return null
  return importedAs(run, collection, item.parent_id)
}

function inBoth<Entry extends Item>(item: Entry, english: Entry[]): Answers<Entry> {
  return { id: item, en: english.find(({ id }) => id === item.id) ?? item }
}

function textOf(item: Answers<Item>, field: 'title' | 'name' | 'content'): Texts {
  return textsOf(item, (answer, locale) => translated(answer, field, locale))
}
