import type { Locale } from '@niaga/contract/locale'
import { type PictureIds, type Store, sortOrderAt, textsIn } from './store.ts'
import type { Business, FooterItem, SampleContent, Settings } from './types.ts'

/** Stores the company's profile, its business units and the contents of the footer. */
export async function storeCompany(
  store: Store,
  { settings, businesses, footer }: SampleContent,
  pictures: PictureIds,
): Promise<void> {
  for (const locale of ['id', 'en'] as const) {
    const data = settingsIn(settings, locale)
    await store.payload.updateGlobal({ slug: 'company-settings', req: store.req, locale, data })
  }
  await storeBusinesses(store, businesses, pictures)
  await storeFooter(store, footer)
}

function settingsIn(settings: Settings, locale: Locale) {
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
    contactPhone: settings.contact_phone[locale],
    contactEmail: settings.contact_email[locale],
    contactAddress: settings.contact_address[locale],
    contactWorkingHours: settings.contact_working_hours[locale].join('\n'),
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

/** An item comes after its parent in the list, so that the parent's id is known. */
async function storeFooter({ payload, req }: Store, items: readonly FooterItem[]): Promise<void> {
  const collection = 'footer-items'
  const ids = new Map<string, number>()
  for (const [index, { key, parent, name, title, content }] of items.entries()) {
    const { id } = await payload.create({
      collection,
      req,
      locale: 'id',
      data: {
        ...textsIn({ name, title, content }, 'id'),
        parent: parent === null ? null : (ids.get(parent) ?? null),
        sortOrder: sortOrderAt(index),
      },
    })
    const data = textsIn({ name, title, content }, 'en')
    await payload.update({ collection, id, req, locale: 'en', data })
    ids.set(key, id)
  }
}
