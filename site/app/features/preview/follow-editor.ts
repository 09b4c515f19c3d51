import { startIslands } from '../../browser/islands.ts'
import { revealParts } from '../../browser/reveal.ts'

/** A busy service may not have the draft at once: how often it is requested, and the pause between, in milliseconds. */
const attempts = 15
const pauseMs = 2000
/** The longest wait for one response, in milliseconds. */
const timeoutMs = 10_000

/**
 * Shows the editor's draft in a page framed by the admin whenever it is saved: the page is fetched again and its `main`
 * takes the place of the present one, so the editor's scroll position stays. Until the draft is there, the page stays.
 *
 * @param origin of the admin; messages from others are ignored
 */
export function followEditor(origin: string): void {
  let announced = 0
  let isReloading = false
  let sendsVersions = false

  /** A draft announced meanwhile is requested afterwards: an aborted request would show nothing while the editor types. */
  async function reload(): Promise<void> {
    announced += 1
    if (isReloading) return
    isReloading = true
    let shown = 0
    for (let attempt = 0; attempt < attempts && shown < announced; attempt += 1) {
      const requested = announced
      const html = await fetchPage()
      if (html) {
        show(html)
        shown = requested
        attempt = 0
      } else {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
    isReloading = false
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
    const { type, version } = Object(data)
    if (type !== 'payload-document-event') return
    // The admin names the version as soon as it is saved; Payload repeats the message later, without it.
    if (version === undefined && sendsVersions) return
    sendsVersions = version !== undefined
    void reload()
  })
  // The admin may frame no other page, which would be empty.
  addEventListener('click', stayOnPage, true)
  addEventListener('submit', (event) => event.preventDefault(), true)
  // The admin sends its first message after this one.
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, origin)
}

function stayOnPage(event: MouseEvent): void {
  const { target } = event
  if (target instanceof Element && target.closest('a:not([href^="#"])')) event.preventDefault()
}

/** @returns `null` for an error page too: the address may have expired, and the admin then loads a new one */
async function fetchPage(): Promise<string | null> {
  try {
    const response = await fetch(location.href, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}
