const signs = ['pointerdown', 'keydown', 'focusin'] as const

/** Loads React with the first island that comes near the window or is touched. */
export function watchIslands(root: ParentNode): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) start(target.closest<HTMLElement>('[data-island]'))
      }
    },
    { rootMargin: '200px' },
  )

  function start(island: HTMLElement | null): void {
    if (!island || island.dataset.started !== undefined) return
    island.dataset.started = ''
    void import('../islands/start-islands.tsx').then(({ startIsland }) => startIsland(island))
  }

  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    // An element with `display: contents` has no box to observe.
    observer.observe(island.firstElementChild ?? island)
    for (const sign of signs) {
      island.addEventListener(sign, () => start(island), { capture: true, once: true })
    }
  }
}
