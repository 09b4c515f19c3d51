/** Where this tab keeps the query of the address that a campaign led to. */
export const campaignName = 'campaign'

/** Where this tab keeps the host name of the other site that led here. */
export const referrerName = 'referrer'

/** Remembers which campaign and which other site led here; the contact form reads them. */
export function noteOrigin(): void {
  noteCampaign(location.search)
  if (document.referrer === '') return
  const { origin, hostname } = new URL(document.referrer)
  if (origin === location.origin) return
  try {
    sessionStorage.setItem(referrerName, hostname)
  } catch {
    // Without storage it is not known.
  }
}

function noteCampaign(search: string): void {
  if (!search.includes('utm_')) return
  try {
    sessionStorage.setItem(campaignName, search)
  } catch {
    // Without storage it is not known.
  }
}
