/** Measurements by the page itself, in milliseconds of the wall clock, except how long an event waited. */
export type ProbeEvent = { kind: 'tap' | 'paint' | 'reacts' | 'delay'; at: number }

/**
 * Runs in every page before its own scripts, including prerendered pages, and records taps, the largest paint, when the
 * page's script and its islands have started, and how long events wait.
 */
export function probe(note: (event: string) => void): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const shownAt = () => (navigation as ActivatedNavigation | undefined)?.activationStart ?? 0
  const send = (kind: ProbeEvent['kind'], time: number) =>
    note(JSON.stringify({ kind, at: performance.timeOrigin + time } satisfies ProbeEvent))
  const options = { capture: true, passive: true }
  addEventListener('click', (event) => send('tap', event.timeStamp), options)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) send('paint', Math.max(startTime, shownAt()))
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const timings = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('processingStart' in entry)) continue
      const waited = Number(entry.processingStart) - entry.startTime
      note(JSON.stringify({ kind: 'delay', at: waited } satisfies ProbeEvent))
    }
  }).observe(timings)
  const watch = () => {
    const root = document.documentElement
    const check = () => {
      if (
        !('scripted' in root.dataset) ||
        document.querySelector('[data-island]:not([data-ready])')
      )
        return
      observer.disconnect()
      send('reacts', Math.max(performance.now(), shownAt()))
    }
    const observer = new MutationObserver(check)
    const attributeFilter = ['data-scripted', 'data-ready']
    observer.observe(root, { attributeFilter, subtree: true })
    check()
  }
  if (document.documentElement) watch()
  else addEventListener('DOMContentLoaded', watch, { once: true })
}

type ActivatedNavigation = PerformanceEntry & { activationStart?: number }
