'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { removeInputs } from '../../platform/admin/input-store.ts'

/** Removes an account's unsaved input when it signs out (an expired session keeps it), and makes Back work. */
export function PageGuard({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { admin, routes } = useConfig().config
  const router = useRouter()
  const shown = usePathname()
  const isSigningOut = shown === `${routes.admin}${admin.routes.logout}`

  useEffect(() => {
    if (isSigningOut && user) removeInputs(user.id)
  }, [isSigningOut, user])

  // Payload writes a list's address into the history before Next marks its entries; Next ignores Back to such an entry,
  // and the form would stay below the address of the list.
  useEffect(() => {
    function follow({ state }: PopStateEvent) {
      const { pathname, search } = window.location
      if (state === null && pathname !== shown) router.replace(pathname + search)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [router, shown])

  return children
}
