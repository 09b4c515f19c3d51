import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isSales } from '../../../platform/access/access.ts'
import { adminTexts } from '../../../platform/admin-kit/admin-texts.ts'
import { visitsPlace } from './visit-places.ts'

/** Links to the visits in the admin's menu, for accounts that may see content. */
export function VisitsLink({ i18n, user }: ServerProps) {
  if (isSales(user)) return null
  const { group, heading } = adminTexts(i18n).visits
  return (
    <NavGroup label={group}>
      <Link className="nav__link" href={visitsPlace} prefetch={false}>
        <span className="nav__link-label">{heading}</span>
      </Link>
    </NavGroup>
  )
}
