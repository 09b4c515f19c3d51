import { useEffect } from 'react'
import { reportView } from './report-view.ts'

/** The page of this tab that was shown last; an error view in between is no page. */
let shown = ''

/**
 * Reports each page of this tab, if the site counts visits; but the first of a document only if the browser had fetched it
 * ahead, since the server has counted the others.
 */
export function useViews(isOn: boolean, pathname: string): void {
  useEffect(() => {
    const isNew = shown === '' ? wasFetchedAhead() : shown !== pathname
    shown = pathname
    if (isOn && isNew) reportView(pathname)
  }, [isOn, pathname])
}

/**
 * Whether this document was fetched or rendered before its link was chosen (server/speculation-rules.ts). This runs once it
 * is shown (hydrate-when-idle.js).
 */
function wasFetchedAhead(): boolean {
  const entry = Object(performance.getEntriesByType('navigation')[0])
  const isRendered = Reflect.get(entry, 'activationStart') > 0
  return isRendered || Reflect.get(entry, 'deliveryType') === 'navigational-prefetch'
}
