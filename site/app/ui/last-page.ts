import { useEffect } from 'react'
import { getPath } from '../i18n/locale-address.ts'
import { recordOrigin } from './campaign.ts'
import { keepInTab, keptInTab } from './kept-in-tab.ts'

const contact = '/kontak'

/** Key under which this tab stores the page open before the contact form. */
const pageName = 'page-before-contact'

/** The last pages left in this tab: any page, and any but the contact form. */
const left = { any: '', other: '' }

/** Stores the last page left and the campaign of the visit for the contact form. */
export function useLastPage(pathname: string): void {
  useEffect(() => recordOrigin(), [])
  useEffect(
    () => () => {
      left.any = getPath(pathname)
      if (left.any !== contact) left.other = pathname
    },
    [pathname],
  )
}

/** Returns the path of this site's page that was open before the contact form, or `''`. */
export function lastPage(): string {
  if (left.other !== '' || document.referrer === '') return left.other
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== location.origin) return ''
  return getPath(pathname) === contact ? keptPage() : keptPage(pathname)
}

/** Stored, because the other language of the contact form is another document. */
function keptPage(page?: string): string {
  if (page !== undefined) keepInTab(pageName, page)
  return page ?? keptInTab(pageName)
}

/** Whether the last page left was the contact form, in either language. */
export function wasContactLeft(): boolean {
  return left.any === contact
}
