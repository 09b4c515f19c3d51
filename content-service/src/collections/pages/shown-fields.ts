import type { DefaultPage } from '@niaga/contract/default-pages'
import { defaultPages } from '@niaga/contract/default-pages'
import { isPagePath } from '@niaga/contract/pages'

/** Whether a document is a page of the specification; any other page is the company's own. */
export function isFixed(page: unknown): boolean {
  return getDefaultPage(page) !== null
}

/** Whether a page has a field: pages that show another document's title or texts lack their own. */
export function hasField(page: unknown, name: 'title' | 'intro'): boolean {
  const defaultPage = getDefaultPage(page)
  return defaultPage === null || defaultPage[name] !== undefined
}

/** Whether a page has a text with this name. */
export function hasText(page: unknown, name: string): boolean {
  return name in (getDefaultPage(page)?.texts ?? {})
}

function getDefaultPage(page: unknown): DefaultPage | null {
  const path = typeof page === 'object' && page !== null ? Reflect.get(page, 'path') : undefined
  return isPagePath(path) ? defaultPages[path] : null
}
