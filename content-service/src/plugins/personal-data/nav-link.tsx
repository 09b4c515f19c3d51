import { Link, NavGroup } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdmin } from '../../platform/access/access.ts'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { personalDataPlace } from './places.ts'
import { texts } from './texts.ts'

/** Links to the personal data in the admin's menu, for admins. */
export function PersonalDataLink({ i18n, payload, user }: ServerProps) {
  if (!isAdmin({ user: user ?? null, payload })) return null
  const language = adminLanguage(i18n.language)
  return (
    <NavGroup label={texts[language].group}>
      <Link className="nav__link" href={personalDataPlace} prefetch={false}>
        <span className="nav__link-label">{texts[language].title}</span>
      </Link>
    </NavGroup>
  )
}
