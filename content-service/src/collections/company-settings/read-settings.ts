import type { Contact, Setting } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { readLocalizedGlobal } from '../content/localized-global.ts'
import { readFooterItems } from '../footer-items/read-footer-items.ts'
import { presentSettings } from './present-settings.ts'

/** The company's texts and contact details. */
export async function readSettings(payload: Payload): Promise<Setting[]> {
  return presentSettings(await readLocalizedGlobal(payload, 'company-settings'))
}

/** What the contact page and every footer show. */
export async function readContact(payload: Payload): Promise<Contact> {
  return { settings: await readSettings(payload), footers: await readFooterItems(payload) }
}
