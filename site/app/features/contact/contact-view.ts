import { promisesAnswer } from '@niaga/contract/answer-time'
import type { Office } from '@niaga/contract/company'
import { contactDetails } from '@niaga/contract/contact-details'
import type { Contact } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { Reading } from '../../../content/reading.ts'
import { writtenPeriod } from '../../i18n/long-date.ts'
import { m } from '../../paraglide/messages.js'
import { wordsParameter } from '../../ui/calls.ts'
import mapPicture from '../../ui/map/indonesia.svg?url&no-inline'
import { isOnMap, project, wholeMap } from '../../ui/map/projection.ts'
import { mapAddresses } from '../../ui/map-address.ts'
import { getOpening } from './compose-message.ts'
import type { Captcha, ContactView, FormView, MapView, OwnMap } from './contact.ts'
import { itemRule } from './items/item.ts'
import { itemsInAddress, oneLine } from './items/items-in-address.ts'

/** Returns the content of the contact screen; `search` is the address's query, which may name items. */
export function contactView(
  contact: Reading<Contact>,
  search: URLSearchParams,
  locale: Locale,
  captcha: Captcha | null,
  { privacyPath, ...own }: Pick<FormView, 'privacyPath' | 'address' | 'goods' | 'answerers'>,
): ContactView {
  const company = contact.ok ? contact.value.company : undefined
  const keepDays = company?.enquiry_keep_days
  const items = itemsInAddress(search)
  const words = oneLine(search.get(wordsParameter) ?? '', itemRule('product').limit)
  const details = contact.ok ? contactDetails(contact.value, locale) : null
  return {
    form: {
      details,
      ...own,
      items,
      opening: getOpening(words === '' ? items : [...items, { product: words }]),
      promisesAnswer: promisesAnswer(company?.offices[0]),
      attachmentBytes: company?.enquiry_attachment_bytes ?? null,
      keepPeriod: keepDays ? writtenPeriod(keepDays, locale) : '',
      privacyPath,
      captcha,
    },
    failure: contact.ok ? '' : contact.error,
    map: mapView(details?.address ?? '', company?.offices[0]),
  }
}

/** Area around the office, in units of the map: enough to recognise the island. */
const around = { width: 560, height: 240 }

function mapView(address: string, office: Office | undefined): MapView | null {
  if (address === '') return null
  const frameTitle = m.contact_map_title({ address: address.replace(/\s+/g, ' ') })
  return { address, frameTitle, ...mapAddresses(address), plan: ownMap(office) }
}

function ownMap(office: Office | undefined): OwnMap | null {
  const { longitude, latitude } = office ?? {}
  if (longitude === undefined || latitude === undefined) return null
  if (!isOnMap(longitude, latitude)) return null
  const { x, y } = project(longitude, latitude)
  const { width, height } = around
  const corner = [x - width / 2, y - height / 2].map(Math.round)
  const whole = { href: mapPicture, width: wholeMap.width, height: wholeMap.height }
  return { part: [...corner, width, height].join(' '), whole, mark: { cx: x, cy: y, r: 5 } }
}
