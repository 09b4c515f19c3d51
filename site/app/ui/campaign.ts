import { enquiryLimits } from '@niaga/contract/enquiry-terms'

/** The parameters with which advertisements name themselves, as web analytics has them. */
const parameters = ['utm_source', 'utm_medium', 'utm_campaign']

const storedName = 'campaign'

/** Remembers in this tab which campaign led to the site; a later one replaces it. */
export function noteCampaign(search: string): void {
  if (!search.includes('utm_')) return
  const query = new URLSearchParams(search)
  const parts = parameters.flatMap((name) => query.get(name)?.trim() || [])
  if (parts.length === 0) return
  try {
    sessionStorage.setItem(storedName, parts.join(' / ').slice(0, enquiryLimits.campaign))
  } catch {
    // Without storage it is not known.
  }
}

/** Source, medium and name of the campaign, `''` if none is known. */
export function campaign(): string {
  try {
    return sessionStorage.getItem(storedName) ?? ''
  } catch {
    return ''
  }
}
