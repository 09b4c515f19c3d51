import { campaignName, referrerName } from '../../ui/campaign.ts'

/** The parameters with which advertisements name themselves, as web analytics has them. */
const parameters = ['utm_source', 'utm_medium', 'utm_campaign']

/** Source, medium and name of the campaign that led to the site, `''` if none is known. */
export function campaign(): string {
  try {
    const query = new URLSearchParams(sessionStorage.getItem(campaignName) ?? '')
    return parameters.flatMap((name) => query.get(name)?.trim() || []).join(' / ')
  } catch {
    return ''
  }
}

/** How the visitor came to the site: a campaign, another site by its host name, or directly. */
export function visitSource(): string {
  try {
    const query = new URLSearchParams(sessionStorage.getItem(campaignName) ?? '')
    const name = query.get('utm_source')?.trim()
    if (name) return `campaign:${name}`
    const host = sessionStorage.getItem(referrerName)
    return host ? `site:${host}` : 'direct'
  } catch {
    return ''
  }
}
