import { useEffect } from 'react'
import { reportView } from './report-view.ts'

/** The last page shown in this tab; an error page in between does not count. */
let shown = ''

/**
 * Reports each page of this tab, if the site counts visits. The first page of a document is only reported if it was
 * prefetched; otherwise the server has already counted it.
 */
export function useViews(isOn: boolean, pathname: string): void {
  useEffect(() => {
    const isNew = shown === '' ? wasFetchedAhead() : shown !== pathname
    shown = pathname
    if (isOn && isNew) reportView(pathname)
  }, [isOn, pathname])
}

/**
 * Whether this document was prefetched or prerendered before its link was followed (server/speculation-rules.ts). Runs
 * once the document is shown (hydrate-when-idle.js).
 */
function wasFetchedAhead(): boolean {
  const entry = Object(performance.getEntriesByType('navigation')[0])
  const isRendered = Reflect.get(entry, 'activationStart') > 0
  return isRendered || Reflect.get(entry, 'deliveryType') === 'navigational-prefetch'
}
