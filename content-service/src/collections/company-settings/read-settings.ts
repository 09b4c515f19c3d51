import type { Contact } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { servicesOf } from '../../platform/services/services.ts'
import { readLocalizedGlobal } from '../content/localized-global.ts'
import { readFooterItems } from '../footer-items/read-footer-items.ts'
import { readNotice } from './notice.ts'
import { presentCompany } from './present-company.ts'
import { contactTexts, presentSettings } from './present-settings.ts'

/**
 * Returns the content of the contact page and of every footer; `locale` is the language of `company`, the rest has both
 * languages.
 */
export async function readContact(payload: Payload, locale: BaseLocale): Promise<Contact> {
  const settings = await readLocalizedGlobal(payload, 'company-settings')
  const { enquiryKeepDays } = servicesOf(payload).environment
  const contact = { id: contactTexts(settings, 'id'), en: contactTexts(settings, 'en') }
  return {
    settings: presentSettings(settings),
    company: {
      ...presentCompany(settings, locale, enquiryKeepDays),
      ...(await readNotice(payload, locale)),
      is_sample: await hasSpecimen(payload),
    },
    footers: await readFooterItems(payload, contact),
  }
}

/** Whether visitors see a document that only shows the form of one: they must read everywhere that the company is a sample. */
async function hasSpecimen(payload: Payload): Promise<boolean | undefined> {
  const where = { isSpecimen: { equals: true } }
  const { totalDocs } = await payload.count({ collection: 'documents', where })
  return totalDocs > 0 || undefined
}
