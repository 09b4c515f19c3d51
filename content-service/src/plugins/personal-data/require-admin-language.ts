import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../platform/access/access.ts'
import { type AdminLanguage, adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { personalDataPlace } from './places.ts'

/** Returns the language of the admin who opens a view; redirects anyone else. */
export function requireAdminLanguage(req: PayloadRequest): AdminLanguage {
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(personalDataPlace)}`)
  if (!isAdmin(req)) redirect('/admin')
  return adminLanguage(req.i18n.language)
}
