import type { Company } from '@niaga/contract/company'
import type { Locale } from '@niaga/contract/locale'
import { openingHoursLines } from '@niaga/contract/opening-hours'
import { mapAddresses } from '../map-address.ts'
import { textLines } from '../text/plain-text.ts'

export type OfficeEntry = {
  /** The id of its entry on a page. */
  id: string
  name: string
  address: string
  phone: string
  hours: string[]
  /** A map of the office, `null` without address and position. */
  map: string | null
}

/** More would be a directory, not a page. */
const maxOffices = 24

/** Returns the offices of a company in one language, the head office first. */
export function officeViews(company: Company | undefined, locale: Locale): OfficeEntry[] {
  return (company?.offices ?? []).slice(0, maxOffices).map((office, index) => {
    const { name, address, phone, latitude, longitude, hours, time_zone: zone } = office
    const position =
      latitude !== undefined && longitude !== undefined ? `${latitude},${longitude}` : ''
    const place = address || position
    return {
      id: `kantor-${index + 1}`,
      name,
      address,
      phone,
      hours: [...openingHoursLines(hours, zone, locale), ...textLines(office.hours_note ?? '')],
      map: place === '' ? null : mapAddresses(place).page,
    }
  })
}
