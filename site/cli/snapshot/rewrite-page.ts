import type { Locale } from '@niaga/contract/locale'
import { escapeUTF8 } from 'entities'
import { DomUtils, parseDocument } from 'htmlparser2'
import { defaultLocale, localeRegistry } from '../../app/i18n/locale-registry.ts'
import { loadedRelations, loadsSource, parseSourceSet } from './read-links.ts'
import { type Origins, snapshotAddress } from './snapshot-address.ts'
import { snapshotTexts, writeMoment } from './snapshot-texts.ts'

export const stylesHref = '/snapshot.css'

export type PageToRewrite = {
  html: string
  /** The requested address. */
  path: string
  /** The Content-Security-Policy of the response. */
  policy: string
  origins: Origins
  takenAt: Date
  /** The snapshot's addresses by those on the site. */
  addresses: ReadonlyMap<string, string>
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/**
 * Rewrites a rendered page for any static host. Scripts are removed: their navigation would request data for which there
 * is no file, and every page works without them.
 */
export function rewritePage(page: PageToRewrite): string {
  const document = parseDocument(page.html)
  const elements = DomUtils.getElementsByTagName('*', document)
  const locale = localeIn(elements)
  for (const element of elements) rewriteElement(element, page, locale)
  prependTo('head', elements, getHead(page))
  prependTo('body', elements, getNotice(page, locale))
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
}

function rewriteElement(element: Element, page: PageToRewrite, locale: Locale): void {
  const { name, attribs } = element
  const isScript = name === 'script' && attribs.type !== 'application/ld+json'
  // The head begins with another charset element.
  const isCharset = name === 'meta' && attribs.charset !== undefined
  if (isScript || isCharset) DomUtils.removeElement(element)
  // A browser that runs scripts would hide its content.
  else if (name === 'noscript') unwrap(element)
  else if (name === 'form') replaceWith(element, getReplacementLink(element, page, locale))
  else if (name === 'a' || name === 'area') rewrite(element, 'href', page)
  else if (name === 'link') rewriteLink(element, page)
  else if (loadsSource.has(name)) rewrite(element, 'src', page)
  for (const name of ['srcset', 'imagesrcset']) {
    const set = attribs[name]
    if (set === undefined) continue
    attribs[name] = parseSourceSet(set)
      .map(({ address, rest }) => `${inSnapshot(address, page)} ${rest}`.trim())
      .join(', ')
  }
  if (attribs.poster !== undefined) rewrite(element, 'poster', page)
}

function rewriteLink(element: Element, page: PageToRewrite): void {
  const { rel = '', as, type } = element.attribs
  const isOfScript = rel === 'modulepreload' || (rel === 'preload' && as === 'script')
  if (isOfScript) DomUtils.removeElement(element)
  else if (loadedRelations.test(rel) || type !== undefined) rewrite(element, 'href', page)
}

function rewrite({ attribs }: Element, name: string, page: PageToRewrite): void {
  const value = attribs[name]
  // A fragment refers to the same page, whatever its address.
  if (value !== undefined && !value.startsWith('#')) attribs[name] = inSnapshot(value, page)
}

/** An address outside the snapshot points to the live site: it is missing there too, or is generated for each request. */
function inSnapshot(value: string, { path, origins, addresses }: PageToRewrite): string {
  const address = snapshotAddress(value, path, origins)
  if (address.kind === 'foreign') return value
  if (address.kind === 'live') return address.href
  const { hash } = new URL(value, new URL(path, origins.from))
  return (addresses.get(address.path) ?? origins.live + address.path) + hash
}

function getReplacementLink({ attribs }: Element, page: PageToRewrite, locale: Locale): string {
  const texts = snapshotTexts[locale]
  const isMessage = attribs.method?.toLowerCase() === 'post'
  const { pathname } = new URL(attribs.action ?? page.path, new URL(page.path, page.origins.from))
  const form = attribs.role === 'search' ? texts.search : texts.form
  const text = isMessage ? texts.message : form
  return `<p class="snapshot-form"><a class="button button-ore" href="${escapeUTF8(page.origins.live + pathname)}">${text}</a></p>`
}

function getHead({ policy }: PageToRewrite): string {
  const content = escapeUTF8(staticPolicy(policy))
  return `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${content}"><link rel="stylesheet" href="${stylesHref}">`
}

function getNotice({ origins, path, takenAt }: PageToRewrite, locale: Locale): string {
  const { label, notice, live } = snapshotTexts[locale]
  const text = notice(writeMoment(takenAt, locale))
  return `<aside class="snapshot-notice" lang="${localeRegistry[locale].hrefLang}" aria-label="${label}">${text} <a href="${escapeUTF8(origins.live + path)}">${live}</a>.</aside>`
}

/** Returns the policy of a page that runs no script and submits no form; a `meta` element cannot restrict framing. */
export function staticPolicy(policy: string): string {
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources.join(' ')]),
  )
  for (const name of ['script-src', 'connect-src', 'form-action']) directives.set(name, "'none'")
  directives.delete('frame-ancestors')
  directives.delete('')
  return [...directives].map(([name, sources]) => `${name} ${sources}`.trim()).join('; ')
}

function localeIn(elements: readonly Element[]): Locale {
  const lang = elements.find(({ name }) => name === 'html')?.attribs.lang
  return Object.values(localeRegistry).find(({ code }) => code === lang)?.code ?? defaultLocale
}

function prependTo(name: string, elements: readonly Element[], html: string): void {
  const parent = elements.find((element) => element.name === name)
  if (!parent) return
  for (const node of parseDocument(html).children.toReversed()) DomUtils.prependChild(parent, node)
}

function replaceWith(element: Element, html: string): void {
  const [replacement] = parseDocument(html).children
  if (replacement) DomUtils.replaceElement(element, replacement)
}

function unwrap(element: Element): void {
  for (const child of [...element.children]) DomUtils.prepend(element, child)
  DomUtils.removeElement(element)
}
