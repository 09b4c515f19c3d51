import { scriptFields } from '../features/contact/contact.ts'
import { reportView } from '../features/visits/report-view.ts'
import { getCampaign, getReferrer, recordOrigin } from '../ui/campaign.ts'
import { lastPage, recordPages } from '../ui/last-page.ts'

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
