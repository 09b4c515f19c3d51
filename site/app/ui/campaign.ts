import { keepInTab } from './kept-in-tab.ts'

/** Where this tab keeps the query of the address that a campaign led to. */
export const campaignName = 'campaign'

/** Where this tab keeps the host name of the other site that led here. */
export const referrerName = 'referrer'

/** Remembers which campaign and which other site led here; the contact form reads them. */
export function noteOrigin(): void {
  const { origin, search } = location
  if (search.includes('utm_')) keepInTab(campaignName, search)
  if (document.referrer === '') return
  const referrer = new URL(document.referrer)
  if (referrer.origin !== origin) keepInTab(referrerName, referrer.hostname)
}
