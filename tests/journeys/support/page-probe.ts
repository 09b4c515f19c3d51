/** Measurements by the page itself, in milliseconds of the wall clock, except how long an event waited. */
export type ProbeEvent = { kind: 'press' | 'tap' | 'paint' | 'reacts' | 'delay'; at: number }

/**
 * Runs in every page before its own scripts, including prerendered pages, and records presses, taps, the largest paint,
 * when the page's script and its islands have started, and how long events wait. Chromium reports the largest paint of a document, but only
 * sometimes for a page that replaces another in the same document; the frame after the new heading, or after the largest
 * picture in view, is used instead.
 */
export function probe(note: (event: string) => void): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const shownAt = () => (navigation as ActivatedNavigation | undefined)?.activationStart ?? 0
  const send = (kind: ProbeEvent['kind'], time: number) =>
    note(JSON.stringify({ kind, at: performance.timeOrigin + time } satisfies ProbeEvent))
  const options = { capture: true, passive: true }
  const heading = () => document.querySelector('main h1')

  const afterPaint = () =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => send('paint', performance.now())
      port2.postMessage(null)
    })
  const area = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    return Math.max(0, width) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  }
  const awaitPage = (before: Element | null, text: string | undefined) => {
    const now = heading()
    if (!now || (now === before && now.textContent === text)) {
      return void requestAnimationFrame(() => awaitPage(before, text))
    }
    afterPaint()
    const [largest] = [...document.images].sort((a, b) => area(b) - area(a))
    if (largest && area(largest) > 0 && !largest.complete) {
      largest.addEventListener('load', afterPaint, { once: true })
    }
  }

  addEventListener('pointerdown', (event) => send('press', event.timeStamp), options)
  addEventListener(
    'click',
    (event) => {
      send('tap', event.timeStamp)
      awaitPage(heading(), heading()?.textContent)
    },
    options,
  )
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
