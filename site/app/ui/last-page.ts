import { useEffect } from 'react'
import { pathOf } from '../i18n/locale-address.ts'

let followed = ''

/** Remembers in this tab's script which page was left last; the contact form says which page led to it. */
export function useLastPage(pathname: string): void {
  useEffect(
    () => () => {
      if (pathOf(pathname) !== '/kontak') followed = pathname
    },
    [pathname],
  )
}

/** The path of the page of this site that was open before, `''` if there was none. */
export function lastPage(): string {
  if (followed !== '' || document.referrer === '') return followed
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && pathOf(pathname) !== '/kontak' ? pathname : ''
}
