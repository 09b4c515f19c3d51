import { keepInTab } from './kept-in-tab.ts'

/** Key under which this tab stores the query of a campaign's address. */
export const campaignName = 'campaign'

/** Key under which this tab stores the host name of the referring site. */
export const referrerName = 'referrer'

/** Stores the campaign and the referring site of the visit for the contact form. */
export function recordOrigin(): void {
  const { origin, search } = location
  if (search.includes('utm_')) keepInTab(campaignName, search)
  if (document.referrer === '') return
  const referrer = new URL(document.referrer)
  if (referrer.origin !== origin) keepInTab(referrerName, referrer.hostname)
}
