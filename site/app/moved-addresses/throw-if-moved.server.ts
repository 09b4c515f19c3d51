import type { Locale } from '@niaga/contract/locale'
import { redirect, redirectDocument } from 'react-router'
import { valueOrNull } from '../../content/reading.ts'
import { getPath, localeFromPath } from '../i18n/locale-address.ts'
import type { SiteContext } from '../site-context.ts'
import { findRedirect } from './find-redirect.server.ts'

type Sources = { content: Pick<SiteContext['content'], 'redirects'> }

/**
 * Checks an address that is not a page.
 *
 * @throws {Response} that redirects to the new address of a moved page
 */
export async function throwIfMoved(
  pathname: string,
  locale: Locale,
  { content }: Sources,
): Promise<void> {
  const redirects = valueOrNull(await content.redirects(locale)) ?? []
  const moved = findRedirect(redirects, getPath(pathname))
  if (!moved) return
  const target = moved.locate(locale)
  // The browser's script contains only the pages of its own language.
  const lead =
    localeFromPath(new URL(target, 'https://site.invalid').pathname) === locale
      ? redirect
      : redirectDocument
  throw lead(target, moved.permanent ? 301 : 302)
}
