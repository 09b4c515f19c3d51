import { useLocation } from 'react-router'
import { pathOf } from '../i18n/locale-address.ts'

/** Whether the page is below another; both addresses in the default language. */
export function useIsBelow(path: string): boolean {
  return pathOf(useLocation().pathname).startsWith(`${path}/`)
}
