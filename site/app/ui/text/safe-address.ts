const base = 'http://site.invalid'

/** Returns an editor's web address, or `''` if it is blank or its scheme is not http or https. */
export function webAddress(value: string): string {
  const url = URL.canParse(value.trim()) ? new URL(value.trim()) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

/**
 * Returns an editor's link: http, https, mailto, tel, or an address of this site; `''` for anything else, above all
 * scripts.
 *
 * @param localise converts an address of this site to the visitor's language
 */
export function linkAddress(value: string, localise: (path: string) => string): string {
  const address = value.trim()
  if (address === '' || !URL.canParse(address, base)) return ''
  const url = new URL(address, base)
  if (url.origin === base) return localise(`${url.pathname}${url.search}${url.hash}`)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : ''
}
