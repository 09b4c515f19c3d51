import { reportView } from '../features/visits/report-view.ts'
import { recordOrigin } from '../ui/campaign.ts'
import { recordPages } from '../ui/last-page.ts'

/** Records where the visit came from, and reports what the site is set to count. */
export function recordVisit(): void {
  recordOrigin()
  recordPages()
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

/** Whether this document was fetched or rendered ahead (server/speculation-rules.ts); the server counted all others. */
function wasFetchedAhead(): boolean {
  const entry = Object(performance.getEntriesByType('navigation')[0])
  const isRendered = Reflect.get(entry, 'activationStart') > 0
  return isRendered || Reflect.get(entry, 'deliveryType') === 'navigational-prefetch'
}
