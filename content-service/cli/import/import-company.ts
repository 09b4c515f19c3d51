import { contactDetails } from '@niaga/contract/contact-details'
import type { Contact, FooterItem, MenuItem, SettingKey } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import { settingText, translated } from '@niaga/contract/translation'
import { getBrand, getCompanyTexts } from './company-additions.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument, importedAs } from './import-document.ts'
import { importGlobal } from './import-global.ts'
import { getTexts, orDash, type Texts } from './texts.ts'

/** Imports the company's texts, addresses and links. */
export async function importSettings(
  context: ImportContext,
  responses: Localized<Contact>,
): Promise<void> {
  const text = (key: SettingKey) =>
    getTexts(responses, ({ settings }, locale) => settingText(settings, key, locale))
  const name = orDash(text('company_name'))
  const translatedTexts = {
    companyTagline: text('company_tagline'),
    companyDescription: text('company_description'),
    companyVision: text('company_vision'),
    companyMission: text('company_mission'),
    companyCommitment: text('company_commitment'),
    companyServices: text('company_services'),
  }
  const company = getCompanyTexts(responses)
  const textsIn = (locale: BaseLocale) => ({
    companyName: name[locale],
    ...company[locale],
    ...Object.fromEntries(
      Object.entries(translatedTexts).map(([field, texts]) => [field, texts[locale]]),
    ),
  })
  await importGlobal(context, 'company-settings', {
    id: {
      ...textsIn('id'),
      socialFacebook: text('social_facebook').id,
      socialInstagram: text('social_instagram').id,
      socialLinkedin: text('social_linkedin').id,
      socialYoutube: text('social_youtube').id,
      contactEmail: contactDetails(responses.id, 'id').email || null,
      whatsapp: responses.id.company?.whatsapp ?? null,
      brand: await getBrand(context, responses.id),
    },
    en: textsIn('en'),
  })
  const { company: details } = responses.id
  const notice = { textIndonesian: details?.notice, textEnglish: responses.en.company?.notice }
  const cut = Object.entries(notice).map(([field, text]) => [field, text?.slice(0, 160) ?? null])
  const link = details?.notice_link ?? null
  await importGlobal(context, 'notice', { id: { ...Object.fromEntries(cut), link }, en: {} })
}

export async function importFooter(
  context: ImportContext,
  responses: Localized<FooterItem[]>,
): Promise<void> {
  for (const item of parentsFirst(responses.id)) {
    const both = inBoth(item, responses.en)
    const title = orDash(getText(both, 'title'))
    const name = orDash(getText(both, 'name'))
    const content = getText(both, 'content')
    const parent = await getParent(context, 'footer-items', item)
    await importDocument(context, {
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

export async function importMenu(
  context: ImportContext,
  responses: Localized<MenuItem[]>,
): Promise<void> {
  for (const item of parentsFirst(responses.id)) {
    const title = orDash(getText(inBoth(item, responses.en), 'title'))
    const parent = await getParent(context, 'menu-items', item)
    await importDocument(context, {
      collection: 'menu-items',
      sourceId: item.id,
      name: title.id,
      id: { title: title.id, url: item.url, parent, sortOrder: item.sort_order },
      en: { title: title.en },
    })
  }
}

type Item = FooterItem | MenuItem

/** An item whose parent is missing, or that belongs to a cycle, comes last. */
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

async function getParent(
  context: ImportContext,
  collection: 'footer-items' | 'menu-items',
  item: Item,
) {
  if (item.parent_id === null || item.parent_id === item.id) return null
  return importedAs(context, collection, item.parent_id)
}

function inBoth<Entry extends Item>(item: Entry, english: Entry[]): Localized<Entry> {
  return { id: item, en: english.find(({ id }) => id === item.id) ?? item }
}

function getText(item: Localized<Item>, field: 'title' | 'name' | 'content'): Texts {
  return getTexts(item, (entry, locale) => translated(entry, field, locale))
}
