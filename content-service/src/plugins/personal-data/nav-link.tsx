import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdmin } from '../../platform/access/access.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { personalDataPlace } from './places.ts'

/** Links to the personal data, below the last group of the admin's menu, for admins. */
export function PersonalDataLink({ i18n, payload, user }: ServerProps) {
  if (!isAdmin({ user: user ?? null, payload })) return null
  return (
    <Link className="nav__link" href={personalDataPlace} prefetch={false}>
      <span className="nav__link-label">{adminTexts(i18n).personalData.title}</span>
    </Link>
  )
}
