import { campaignName, referrerName } from '../../ui/campaign.ts'
import { keptInTab } from '../../ui/kept-in-tab.ts'

/** Parameters by which advertisements identify themselves, as in web analytics. */
const parameters = ['utm_source', 'utm_medium', 'utm_campaign']

/** Returns source, medium and name of the campaign that led to the site, `''` if unknown. */
export function campaign(): string {
  const query = new URLSearchParams(keptInTab(campaignName))
  return parameters.flatMap((name) => query.get(name)?.trim() || []).join(' / ')
}

/** Returns the host name of the referring site, or `direct` without a referrer. */
export function referrer(): string {
  return keptInTab(referrerName) || 'direct'
}
