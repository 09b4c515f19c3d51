import { useEffect } from 'react'
import { pathOf } from '../i18n/locale-address.ts'
import { noteOrigin } from './campaign.ts'
import { keepInTab, keptInTab } from './kept-in-tab.ts'

const contact = '/kontak'

/** Where this tab keeps which page was open before the contact form. */
const pageName = 'page-before-contact'

/** The pages of this tab that were left last: any, and any but the contact form. */
const left = { any: '', other: '' }

/** Remembers which page was left last, and which campaign led here; the contact form says so. */
export function useLastPage(pathname: string): void {
  useEffect(() => noteOrigin(), [])
  useEffect(
    () => () => {
      left.any = pathOf(pathname)
      if (left.any !== contact) left.other = pathname
    },
    [pathname],
  )
}

/** The path of the page of this site that was open before the contact form, `''` if there was none. */
export function lastPage(): string {
  if (left.other !== '' || document.referrer === '') return left.other
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== location.origin) return ''
  return pathOf(pathname) === contact ? keptPage() : keptPage(pathname)
}

/** Stored, because the other language of the contact form is another document. */
function keptPage(page?: string): string {
  if (page !== undefined) keepInTab(pageName, page)
  return page ?? keptInTab(pageName)
}

/** Whether the page that was left last was the contact form, in either language. */
export function wasContactLeft(): boolean {
  return left.any === contact
}
