import { showRequest } from '../ui/requested.ts'
import { startButtons } from './buttons.ts'
import { startHeader } from './header.ts'
import { startIslands } from './islands.ts'
import { coverLeftPages } from './late-document.ts'
import { fetchLinksAhead } from './links-ahead.ts'
import { followQuery } from './parts.ts'
import { revealParts } from './reveal.ts'
import { recordVisit } from './visit.ts'

/** The script of every page. What it does not do, the page's HTML does. */
function start(): void {
  startHeader()
  startButtons()
  coverLeftPages()
  followQuery()
  revealParts(document)
  startIslands(document)
  suggestInSearch()
  showTimeOfVisitor()
  recordVisit()
  showRequest()
  leaveNoRequest()
  followOldUnit()
  fetchLinksAhead()
  document.documentElement.dataset.scripted = ''
}

function suggestInSearch(): void {
  const form = document.querySelector<HTMLFormElement>('[data-suggestions]')
  if (form) void import('./suggestions.ts').then(({ suggestLinks }) => suggestLinks(form))
}

/** In the form's receipt, React does it. */
function showTimeOfVisitor(): void {
  const time = document.querySelector<HTMLTimeElement>('.request-page time')
  if (time) void import('./own-time.ts').then(({ showOwnTime }) => showOwnTime(time))
}

/** The browser keeps a page that is left, with a reply that was typed, although its request may be deleted meanwhile. */
function leaveNoRequest(): void {
  if (!document.querySelector('.request-page')) return
  addEventListener('pagehide', () => {
    document.body.hidden = true
  })
  addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return
    const { ok } = await fetch(location.href, { method: 'HEAD' }).catch(() => Response.error())
    if (ok) document.body.hidden = false
    else location.reload()
  })
}

/** Leads an address from before units had pages to the page of its unit. */
function followOldUnit(): void {
  if (!/^#unit-\d+$/.test(location.hash)) return
  const link = document.querySelector<HTMLAnchorElement>(`${location.hash} a`)
  if (link) location.replace(link.href)
}

// Older browsers show the page without design (styles/plain.css) and without script.
if (CSS.supports('width: 1rlh')) {
  // A page that is rendered ahead may never be shown, and what the tab keeps changes until then.
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', start, { once: true })
  } else start()
}
