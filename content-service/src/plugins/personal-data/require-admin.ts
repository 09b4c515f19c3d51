import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../platform/access/access.ts'
import { personalDataPlace } from './places.ts'

/** Redirects anyone but an admin. */
export function requireAdmin(req: PayloadRequest): void {
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(personalDataPlace)}`)
  if (!isAdmin(req)) redirect('/admin')
}
