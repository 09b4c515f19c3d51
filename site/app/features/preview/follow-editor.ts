import { startIslands } from '../../browser/islands.ts'
import { revealParts } from '../../browser/reveal.ts'

/**
 * Shows the editor's draft in a page framed by the admin whenever it is saved: the page is fetched again and its `main`
 * takes the place of the present one, so the editor's scroll position stays.
 *
 * @param origin of the admin; messages from others are ignored
 */
export function followEditor(origin: string): void {
  let fetching = new AbortController()

  async function reload() {
    fetching.abort()
    fetching = new AbortController()
    const response = await fetch(location.href, { signal: fetching.signal })
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    const main = next.getElementById('main')
    if (!main) return
    document.title = next.title
    document.getElementById('main')?.replaceWith(main)
    revealParts(main)
    startIslands(main)
  }

  addEventListener('message', ({ data, origin: sender, source }: MessageEvent<unknown>) => {
    if (sender !== origin || source !== window.parent) return
    // A newer draft aborts the fetch; without a connection, the next draft tries again.
    if (Object(data).type === 'payload-document-event') reload().catch(() => undefined)
  })
  // The admin sends its first message after this one.
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, origin)
}
