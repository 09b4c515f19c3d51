import { getPath } from '../i18n/locale-address.ts'
import { keepInTab, keptInTab } from './kept-in-tab.ts'

const contact = '/kontak'

/** Keys under which this tab stores the open page, and the last one before the contact form. */
const openName = 'page-open'
const beforeName = 'page-before-contact'

/** The page of this site that was left for the open one; `''` if the visitor came from elsewhere. */
let previousPage = ''

/** Stores each page that this tab shows, because a browser may hide the referrer from the contact form. */
export function recordPages(): void {
  if (document.referrer === '') recordPage(keptInTab(openName))
  else {
    const { origin, pathname } = new URL(document.referrer)
    recordPage(origin === location.origin ? pathname : '')
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recordPage(keptInTab(openName))
  })
}

function recordPage(page: string): void {
  const { pathname } = location
  previousPage = page
  keepInTab(openName, pathname)
  if (getPath(pathname) !== contact) keepInTab(beforeName, pathname)
  else if (!wasContactLeft()) keepInTab(beforeName, previousPage)
}

/** Returns the path of this site's page that was open before the contact form, or `''`. */
export function lastPage(): string {
  return keptInTab(beforeName) || (wasContactLeft() ? '' : previousPage)
}

/** Whether the last page left was the contact form, in any language. */
export function wasContactLeft(): boolean {
  return getPath(previousPage) === contact
}

/** Whether the browser loaded this document again or returned to it. */
export function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return ['reload', 'back_forward'].includes(Reflect.get(Object(entry), 'type'))
}
