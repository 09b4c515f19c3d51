import { scriptFields } from '../features/contact/contact.ts'
import { reportView } from '../features/visits/report-view.ts'
import { keepInTab, keptInTab } from '../ui/kept-in-tab.ts'
import { lastPage, recordPages } from '../ui/last-page.ts'

/** Keys under which this tab stores the query of a campaign's address and the host name of the referring site. */
const campaignName = 'campaign'
const referrerName = 'referrer'

/** Parameters by which advertisements identify themselves, as in web analytics. */
const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign']

/** Records where the visit came from, and reports what the site is set to count. */
export function recordVisit(): void {
  recordOrigin()
  recordPages()
  // A request may be sent before its island has started.
  addEventListener('submit', addOrigin, true)
  const { views, vitals, preview } = document.documentElement.dataset
  if (views !== undefined && wasFetchedAhead()) reportView(location.pathname)
  if (vitals !== undefined) {
    void import('../features/vitals/report-vitals.ts').then(({ reportVitals }) => reportVitals())
  }
  if (preview !== undefined) {
    void import('../features/preview/follow-editor.ts').then(({ followEditor }) =>
      followEditor(preview),
    )
  }
}

/** Stores the campaign and the referring site of the visit for the contact form. */
function recordOrigin(): void {
  const { origin, search } = location
  if (search.includes('utm_')) keepInTab(campaignName, search)
  if (document.referrer === '') return
  const referrer = new URL(document.referrer)
  if (referrer.origin !== origin) keepInTab(referrerName, referrer.hostname)
}

/** Returns source, medium and name of the campaign that led to the site, `''` if unknown. */
function getCampaign(): string {
  const query = new URLSearchParams(keptInTab(campaignName))
  return campaignParameters.flatMap((name) => query.get(name)?.trim() || []).join(' / ')
}

/** Returns the host name of the referring site, or `direct` without a referrer. */
function getReferrer(): string {
  return keptInTab(referrerName) || 'direct'
}

/** Adds to a request how the visitor came to it. */
function addOrigin({ target }: Event): void {
  const origin = {
    [scriptFields.page]: lastPage(),
    [scriptFields.campaign]: getCampaign(),
    [scriptFields.source]: getReferrer(),
  }
  for (const [name, value] of Object.entries(origin)) {
    const control = (target as HTMLFormElement).elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'hidden') control.value = value
  }
}

/** Whether this document was fetched or rendered ahead (server/speculation-rules.ts); the server counted all others. */
function wasFetchedAhead(): boolean {
  const entry = Object(performance.getEntriesByType('navigation')[0])
  const isRendered = Reflect.get(entry, 'activationStart') > 0
  return isRendered || Reflect.get(entry, 'deliveryType') === 'navigational-prefetch'
}
