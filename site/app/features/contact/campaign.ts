import { campaignName, referrerName } from '../../ui/campaign.ts'
import { keptInTab } from '../../ui/kept-in-tab.ts'

/** The parameters with which advertisements name themselves, as web analytics has them. */
const parameters = ['utm_source', 'utm_medium', 'utm_campaign']

/** Source, medium and name of the campaign that led to the site, `''` if none is known. */
export function campaign(): string {
  const query = new URLSearchParams(keptInTab(campaignName))
  return parameters.flatMap((name) => query.get(name)?.trim() || []).join(' / ')
}

/** The host name of the other site that led here, `direct` if none did. */
export function referrer(): string {
  return keptInTab(referrerName) || 'direct'
}
