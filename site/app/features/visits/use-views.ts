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
    if (!isOn || !isNew) return
    const report = () => reportView(pathname)
    if (isPrerendering()) document.addEventListener('prerenderingchange', report, { once: true })
    else report()
  }, [isOn, pathname])
}

/** Whether this document was fetched or rendered before its link was chosen (server/speculation-rules.ts). */
function wasFetchedAhead(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined) return false
  const wasRendered =
    isPrerendering() || ('activationStart' in entry && entry.activationStart !== 0)
  return wasRendered || ('deliveryType' in entry && entry.deliveryType === 'navigational-prefetch')
}

/** Whether this document is being rendered for a link that is not chosen yet. */
function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true
}
