const base = 'http://site.invalid'

/** An editor's web address, or `''` if it is blank or has another scheme than http and https. */
export function webAddress(value: string): string {
  const url = URL.canParse(value.trim()) ? new URL(value.trim()) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

/**
 * An editor's link: http, https, mailto, tel, or an address of this site. Anything else, scripts above all,
 * is `''`.
 *
 * @param localise turns an address of this site into the one in the visitor's language
 */
export function linkAddress(value: string, localise: (path: string) => string): string {
  const address = value.trim()
  if (address === '' || !URL.canParse(address, base)) return ''
  const url = new URL(address, base)
  if (url.origin === base) return localise(`${url.pathname}${url.search}${url.hash}`)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : ''
}
