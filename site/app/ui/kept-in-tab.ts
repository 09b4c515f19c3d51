/** Stores a text until the tab is closed. Storage may fail in private modes and on full disks; pages work without it. */
export function keepInTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text)
  } catch {
    // Storage may fail here, too.
  }
}

/** Returns the text stored in this tab by that name, or `''`. */
export function keptInTab(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
