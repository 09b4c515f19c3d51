import type { MenuEntry } from '../frame/chrome.ts'

/** The pages of a menu's items but for one; a menu that failed to load has none. */
export function otherEntries(
  path: string,
  entries: readonly MenuEntry[] | null,
  id: string,
): { path: string; name: string }[] {
  return (entries ?? [])
    .filter((entry) => String(entry.id) !== id)
    .map((entry) => ({ path: `${path}/${entry.id}`, name: entry.name }))
}
