import type { Locale } from '@niaga/contract/locale'
import { useLocation } from 'react-router'
import { localeOf } from './locale-address.ts'

/** The language of the page, which its address says. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname)
}
