const signs = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Starts the islands of a page once it has loaded and the browser is idle, or at the first touch: before, their scripts
 * would share the line with what the page shows.
 */
export function startIslands(root: ParentNode): void {
  const islands = root.querySelectorAll<HTMLElement>('[data-island]')
  if (islands.length === 0) return

  function start(): void {
    for (const sign of signs) removeEventListener(sign, start, true)
    for (const island of islands) {
      if (island.dataset.started !== undefined) continue
      island.dataset.started = ''
      void import('../islands/start-island.tsx').then(({ startIsland }) => startIsland(island))
    }
  }

  function startWhenIdle(): void {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }

  for (const sign of signs) addEventListener(sign, start, true)
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle)
}
