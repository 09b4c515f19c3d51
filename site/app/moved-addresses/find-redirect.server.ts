import type { Locale } from '@niaga/contract/locale'
import type { Redirect } from '@niaga/contract/redirects'
import { canonicalAddress, isFixedPage, isReserved } from '@niaga/contract/site-addresses'
import { getPath, hrefIn, localeFromPath } from '../i18n/locale-address.ts'
import { defaultLocale } from '../i18n/locale-registry.ts'
import { linkAddress } from '../ui/text/safe-address.ts'

/** A host may send any number; the bundled content service accepts a thousand. */
const maxRedirects = 2000

/** A host may send chains and loops, although the bundled content service accepts neither. */
const maxSteps = 5

type Redirection = {
  permanent: boolean
  /** Returns the new address for a visitor's language. */
  locate: (locale: Locale) => string
}

const tables = new WeakMap<readonly Redirect[], ReadonlyMap<string, Redirect>>()

/**
 * Returns the redirect of an address outside the specification's pages; `null` without a redirect, for a loop, and for a
 * target outside the site.
 *
 * @param path in the default language
 */
export function findRedirect(redirects: readonly Redirect[], path: string): Redirection | null {
  const table = getTable(redirects)
  let redirect = table.get(canonicalAddress(path) ?? '')
  let permanent = true
  for (let step = 0; redirect && step < maxSteps; step += 1) {
    permanent &&= redirect.permanent
    const target = siteAddress(redirect.to)
    if (target === null) return null
    const next = table.get(canonicalAddress(getPath(pathIn(target))) ?? '')
    if (!next) return { permanent, locate: (locale) => inLanguage(target, locale) }
    redirect = next
  }
  return null
}

/** Returns the redirects by address, without those that would shadow a page; computed once for each response of the host. */
function getTable(redirects: readonly Redirect[]): ReadonlyMap<string, Redirect> {
  const cached = tables.get(redirects)
  if (cached) return cached
  const entries = redirects.slice(0, maxRedirects).flatMap((redirect) => {
    const from = canonicalAddress(redirect.from)
    return from === null || isFixedPage(from) || isReserved(from) ? [] : [[from, redirect] as const]
  })
  const table = new Map(entries)
  tables.set(redirects, table)
  return table
}

/** Keeps an address that includes a language; returns any other in the visitor's language. */
function inLanguage(target: string, locale: Locale): string {
  return localeFromPath(pathIn(target)) === defaultLocale ? hrefIn(locale, target) : target
}

/** Returns an address on this site, `null` for any other. */
function siteAddress(to: string): string | null {
  const address = linkAddress(to, (path) => path)
  return address.startsWith('/') && !address.startsWith('//') ? address : null
}

function pathIn(target: string): string {
  return target.split(/[?#]/, 1)[0] ?? ''
}
