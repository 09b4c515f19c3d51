import { preload } from 'react-dom'
import { isServer } from './paraglide/runtime.js'

/** Exported by a route's module as `handle` to name the stylesheets of its page, by their addresses (`…css?url`). */
export type PageHandle = { styles: readonly string[] }

/**
 * Returns the `handle` of a page with its own stylesheets. A browser loads them together with the page's data, as soon as
 * the module has loaded.
 */
export function pageStyles(...styles: string[]): PageHandle {
  if (!isServer) for (const address of styles) preload(address, { as: 'style' })
  return { styles }
}

/** Returns the stylesheets of the matched routes. */
export function getStyles(matches: readonly { handle?: unknown }[]): string[] {
  return matches.flatMap(({ handle }) => (isPageHandle(handle) ? handle.styles : []))
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'styles' in handle
}
