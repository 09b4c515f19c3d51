import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = {
  view: AdminViewServerProps
  className: string
  heading: string
  children: ReactNode
}

/** Shows one of our own views with its heading and breadcrumb, in the frame of the admin. */
export function AdminPage({ view, className, heading, children }: Props) {
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
      viewActions={payload.config.admin.components.actions}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: heading }]} />
      <main>
        <Gutter className={className}>
          <h1>{heading}</h1>
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
