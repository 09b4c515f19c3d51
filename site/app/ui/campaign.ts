import { keepInTab, keptInTab } from './kept-in-tab.ts'

/** Keys under which this tab stores the query of a campaign's address and the host name of the referring site. */
const campaignName = 'campaign'
const referrerName = 'referrer'

/** Parameters by which advertisements identify themselves, as in web analytics. */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign']

/** Stores the campaign and the referring site of the visit for the contact form. */
export function recordOrigin(): void {
  const { origin, search } = location
  if (search.includes('utm_')) keepInTab(campaignName, search)
  if (document.referrer === '') return
  const referrer = new URL(document.referrer)
  if (referrer.origin !== origin) keepInTab(referrerName, referrer.hostname)
}

/** Returns source, medium and name of the campaign that led to the site, `''` if unknown. */
export function getCampaign(): string {
  const query = new URLSearchParams(keptInTab(campaignName))
  return campaignParameters.flatMap((name) => query.get(name)?.trim() || []).join(' / ')
}

/** Returns the host name of the referring site, or `direct` without a referrer. */
export function getReferrer(): string {
  return keptInTab(referrerName) || 'direct'
}
