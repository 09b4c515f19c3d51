import { startIslands } from '../../browser/islands.ts'
import { revealParts } from '../../browser/reveal.ts'

/** A busy service may not have the draft at once: how often it is requested, and the pause between, in milliseconds. */
const attempts = 15
const pauseMs = 2000

/**
 * Shows the editor's draft in a page framed by the admin whenever it is saved: the page is fetched again and its `main`
 * takes the place of the present one, so the editor's scroll position stays. Until the draft is there, the page stays.
 *
 * @param origin of the admin; messages from others are ignored
 */
export function followEditor(origin: string): void {
  let fetching = new AbortController()

  async function reload(): Promise<void> {
    fetching.abort()
    fetching = new AbortController()
    const { signal } = fetching
    for (let attempt = 0; attempt < attempts && !signal.aborted; attempt += 1) {
      const response = await fetch(location.href, { signal }).catch(() => null)
      if (response && response.status < 500) return show(await response.text())
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  function show(html: string): void {
    const next = new DOMParser().parseFromString(html, 'text/html')
    const main = next.getElementById('main')
    if (!main) return
    document.title = next.title
    document.getElementById('main')?.replaceWith(main)
    revealParts(main)
    startIslands(main)
  }

  addEventListener('message', ({ data, origin: sender, source }: MessageEvent<unknown>) => {
    if (sender !== origin || source !== window.parent) return
    // A newer draft aborts the fetch of this one.
    if (Object(data).type === 'payload-document-event') reload().catch(() => undefined)
  })
  // The admin sends its first message after this one.
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, origin)
}
