import { preload } from 'react-dom'
import { isServer } from './paraglide/runtime.js'

/** What a route's module exports as `handle` to name the stylesheets of its page, by their addresses (`…css?url`). */
export type PageHandle = { styles: readonly string[] }

/**
 * The `handle` of a page with stylesheets of its own. In a browser they are loaded as soon as the module is, at the same
 * time as the page's data.
 */
export function pageStyles(...styles: string[]): PageHandle {
  if (!isServer) for (const address of styles) preload(address, { as: 'style' })
  return { styles }
}

/** The stylesheets of the pages that the matched routes show. */
export function stylesOf(matches: readonly { handle?: unknown }[]): string[] {
  return matches.flatMap(({ handle }) => (isPageHandle(handle) ? handle.styles : []))
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'styles' in handle
}
