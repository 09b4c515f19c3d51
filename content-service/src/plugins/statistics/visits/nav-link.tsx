import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isSales } from '../../../platform/access/access.ts'
import { adminLanguage } from '../../../platform/admin-kit/admin-texts.ts'
import { visitTexts } from './texts.ts'
import { visitsPlace } from './visit-places.ts'

/** Links to the visits in the admin's menu, for accounts that may see content. */
export function VisitsLink({ i18n, user }: ServerProps) {
  if (isSales(user)) return null
  const { group, heading } = visitTexts[adminLanguage(i18n.language)]
  return (
    <NavGroup label={group}>
      <Link className="nav__link" href={visitsPlace} prefetch={false}>
        <span className="nav__link-label">{heading}</span>
      </Link>
    </NavGroup>
  )
}
