/** Exported by a route's module as `handle` to name the stylesheets of its page, by their addresses (`…css?url`). */
export type PageHandle = { styles: readonly string[] }

export function pageStyles(...styles: string[]): PageHandle {
  return { styles }
}

/** Returns the stylesheets of the matched routes. */
export function getStyles(matches: readonly { handle?: unknown }[]): string[] {
  return matches.flatMap(({ handle }) => (isPageHandle(handle) ? handle.styles : []))
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'styles' in handle
}
