import { useEffect } from 'react'
import { pathOf } from '../i18n/locale-address.ts'

const contact = '/kontak'

/** The pages of this tab that were left last: any, and any but the contact form. */
const left = { any: '', other: '' }

/** Remembers which page was left last; the contact form says which page led to it. */
export function useLastPage(pathname: string): void {
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
  return origin === location.origin && pathOf(pathname) !== contact ? pathname : ''
}

/** Whether the page that was left last was the contact form, in either language. */
export function wasContactLeft(): boolean {
  return left.any === contact
}
