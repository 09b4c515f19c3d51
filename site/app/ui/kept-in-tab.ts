/** Keeps a text until the tab is closed. Storage may fail in private modes and on full disks: pages work without it. */
export function keepInTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // As above.
  }
}

/** What this tab keeps by that name, `''` if nothing. */
export function keptInTab(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
