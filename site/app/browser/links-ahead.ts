const signs = ['pointerover', 'touchstart', 'focusin']

/**
 * Enables the rules for documents that browsers fetch ahead (server/speculation-rules.ts), which match links of documents
 * with this attribute, and fetches the script of the contact form with the links to it. Not for visitors who save data.
 */
export function fetchLinksAhead(): void {
  if (savesData()) return
  document.documentElement.dataset.ahead = matchMedia('(hover)').matches ? 'hover' : 'touch'
  for (const sign of signs) addEventListener(sign, fetchForm, { passive: true })
}

function fetchForm({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('a[href*="/kontak"]')) return
  for (const sign of signs) removeEventListener(sign, fetchForm)
  const scripts = document.querySelector<HTMLElement>('script[data-form]')?.dataset.form
  for (const href of scripts?.split(' ') ?? []) {
    // Unlike a preload, a prefetch goes on while the next document loads.
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
  }
}

export function savesData(): boolean {
  const connection = Object(Reflect.get(navigator, 'connection'))
  return Reflect.get(connection, 'saveData') === true
}
