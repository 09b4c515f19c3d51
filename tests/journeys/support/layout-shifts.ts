import type { Page } from '@playwright/test'

/** Precedes each layout shift on the page's console. */
export const shiftMark = 'layout shift: '

/** Starts recording each page's layout shifts that were not caused by a visitor. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeValue,
        )
        const shift = `${entry.value.toFixed(4)} by ${moved.join(' | ')}`
        shifts.push(shift)
        console.debug(mark + shift)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, shiftMark)
}

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Returns the layout shifts of the page so far. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Entries are delivered after their frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const { shifts } = globalThis as typeof globalThis & { shifts: string[] }
    return shifts
  })
}
