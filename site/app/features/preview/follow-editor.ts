import { startIslands } from '../../browser/islands.ts'
import { revealParts } from '../../browser/reveal.ts'

/** A busy service may not have the draft at once: how often it is requested, and the pause between, in milliseconds. */
const attempts = 4
const pauseMs = 2000

/**
 * Shows the editor's draft in a page framed by the admin whenever it is saved: the page is fetched again and its `main`
 * takes the place of the present one, so the editor's scroll position stays.
 *
 * @param origin of the admin; messages from others are ignored
 */
export function followEditor(origin: string): void {
  let fetching = new AbortController()

  async function reload(attempt = 1): Promise<void> {
    fetching.abort()
    fetching = new AbortController()
    const { signal } = fetching
    const response = await fetch(location.href, { signal })
    if (!response.ok && attempt < attempts) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      // Otherwise a newer draft is on its way.
      return signal.aborted ? undefined : reload(attempt + 1)
    }
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
