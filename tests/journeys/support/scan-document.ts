type Scan = {
  /** A document as sent, for the browser's parser; `null` for the rendered document. */
  html: string | null
  /** The elements of pages and articles with harmless content. */
  allowedTags: readonly string[]
}

/** Runs in the browser: finds elements, attributes and URLs that content must never add to a document. */
export function scanDocument({ html, allowedTags }: Scan): string[] {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'ping']
  const faults: string[] = []
  for (const element of root.querySelectorAll('*')) {
    const tag = element.localName
    if (!allowedTags.includes(tag)) faults.push(`<${tag}>`)
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) faults.push(`${tag} ${name}`)
      if (name === 'style' || name === 'srcdoc' || name === 'http-equiv')
        faults.push(`${tag} ${name}`)
      if (!addresses.includes(name)) continue
      const url = URL.canParse(value, 'https://site.invalid')
        ? new URL(value, 'https://site.invalid')
        : null
      const isOwn = url?.origin === 'https://site.invalid' || url?.origin === location.origin
      if (tag === 'a' && url && /^(https?|mailto|tel):$/.test(url.protocol)) continue
      if (tag === 'iframe' && url?.origin === 'https://www.google.com') continue
      if (tag === 'link' && element.getAttribute('rel')?.match(/canonical|alternate/)) continue
      if (!isOwn) faults.push(`${tag} ${name}=${value.slice(0, 60)}`)
    }
  }
  return [...new Set(faults)]
}
