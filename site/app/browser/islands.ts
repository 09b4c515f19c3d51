/** Starts the islands of a page, whose scripts the page has named for the browser to fetch (server/page-script.ts). */
export function startIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    void import('../islands/start-island.tsx').then(({ startIsland }) => startIsland(island))
  }
}
