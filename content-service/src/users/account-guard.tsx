'use client'

import { useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { FormGuard } from '../editing/form-guard.tsx'

/** Payload's page of the own account leaves out what stands beside the buttons of every other form; a field it shows. */
export function AccountGuard() {
  const { config } = useConfig()
  const isAccountPage = usePathname() === `${config.routes.admin}${config.admin.routes.account}`
  return isAccountPage ? <FormGuard /> : null
}
