import type { BaseLocale } from '@niaga/contract/locale'
import { withRowIds } from '../src/collections/content/with-row-ids.ts'
import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import type { Business, CompanyProfile, FooterItem, SampleContent, Settings } from './types.ts'

/** Stores the company's profile, its business units and the contents of the footer. */
export async function storeCompany(
  store: Store,
  { settings, company, businesses, footer }: SampleContent,
  pictures: PictureIds,
): Promise<void> {
  const { payload, req } = store
  const slug = 'company-settings'
  const getTexts = (locale: BaseLocale) => ({
    ...settingsIn(settings, locale),
    ...profileIn(company, locale),
  })
  const stored = await payload.updateGlobal({ slug, req, locale: 'id', data: getTexts('id') })
  const english = withRowIds(getTexts('en'), stored)
  await payload.updateGlobal({ slug, req, locale: 'en', data: english })
  await storeBusinesses(store, businesses, pictures)
  await storeFooter(store, footer)
}

function settingsIn(settings: Settings, locale: BaseLocale) {
  return {
    companyName: settings.company_name[locale],
    companyTagline: settings.company_tagline[locale],
    companyDescription: settings.company_description[locale],
    companyVision: settings.company_vision[locale],
    companyMission: settings.company_mission[locale],
    companyCommitment: settings.company_commitment[locale],
    companyServices: settings.company_services[locale],
    socialFacebook: settings.social_facebook[locale],
    socialInstagram: settings.social_instagram[locale],
    socialLinkedin: settings.social_linkedin[locale],
    socialYoutube: settings.social_youtube[locale],
    contactEmail: settings.contact_email[locale],
  }
}

/** The sample has the site's default look: the brand of an earlier company is removed. */
const noBrand = { logo: null, mark: null, icon: null, accent: null, ground: null, page: null }

function profileIn(
  { notice, whatsapp, offices, registrations, holidays }: CompanyProfile,
  locale: BaseLocale,
) {
  return {
    whatsapp,
    offices: offices.map(({ name, address, hours, hoursNote, ...office }) => ({
      ...office,
      ...textsIn({ name, address, hoursNote }, locale),
      hours: hours.map(({ note, ...times }) => ({ ...times, note: note?.[locale] ?? null })),
    })),
    registrations: registrations.map(({ name, number }) => ({ name: name[locale], number })),
    holidays: holidays.map(({ day, name }) => ({
      day: `${day}T12:00:00.000Z`,
      name: name[locale],
    })),
    notice: notice[locale],
    brand: noBrand,
  }
}

async function storeBusinesses(
  { payload, req }: Store,
  businesses: readonly Business[],
  pictures: PictureIds,
): Promise<void> {
  const collection = 'businesses'
  for (const [index, { name, description, logo }] of businesses.entries()) {
    const { id } = await payload.create({
      collection,
      req,
      locale: 'id',
      data: {
        ...textsIn({ name, description }, 'id'),
        logo: pictures[logo],
        sortOrder: sortOrderAt(index),
      },
    })
    const data = textsIn({ name, description }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data })
  }
}

/** Items follow their parents in the list, so the parent's id is available. */
async function storeFooter({ payload, req }: Store, items: readonly FooterItem[]): Promise<void> {
  const collection = 'footer-items'
  const ids = new Map<string, number>()
  for (const [index, { key, parent, name, title }] of items.entries()) {
    const { id } = await payload.create({
      collection,
      req,
      locale: 'id',
      data: {
        ...textsIn({ name, title }, 'id'),
        parent: parent === null ? null : (ids.get(parent) ?? null),
        sortOrder: sortOrderAt(index),
      },
    })
    const data = textsIn({ name, title }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data })
    ids.set(key, id)
  }
}
