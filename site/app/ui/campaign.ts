/** Where this tab keeps the query of the address that a campaign led to. */
export const campaignName = 'campaign'

/** Remembers which campaign led to the site; the contact form reads it. */
export function noteCampaign(search: string): void {
  if (!search.includes('utm_')) return
  try {
    sessionStorage.setItem(campaignName, search)
  } catch {
    // Without storage it is not known.
  }
}
