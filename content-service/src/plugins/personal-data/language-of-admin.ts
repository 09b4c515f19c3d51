import { redirect } from 'next/navigation.js'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../platform/access/access.ts'
import { type AdminLanguage, adminLanguage } from '../../platform/admin/texts.ts'
import { personalDataPlace } from './places.ts'

/** The language of an admin who looks at a view; anyone else is led away from it. */
export function languageOfAdmin(req: PayloadRequest): AdminLanguage {
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(personalDataPlace)}`)
  if (!isAdmin(req)) redirect('/admin')
  return adminLanguage(req.i18n.language)
}
