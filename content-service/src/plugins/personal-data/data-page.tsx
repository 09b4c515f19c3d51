import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { isAdmin } from '../../platform/access/access.ts'
import { type AdminLanguage, adminLanguage } from '../../platform/admin/texts.ts'
import { personalDataPlace } from './places.ts'

/** The language of an admin who looks at a view; anyone else is led away from it. */
export function languageOfAdmin(req: PayloadRequest): AdminLanguage {
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(personalDataPlace)}`)
  if (!isAdmin(req)) redirect('/admin')
  return adminLanguage(req.i18n.language)
}

type Props = { view: AdminViewServerProps; heading: string; children: ReactNode }

/** A view about personal data, in the frame of the admin. */
export function DataPage({ view, heading, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <main>
        <Gutter className="personal-data">
          <h1>{heading}</h1>
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
