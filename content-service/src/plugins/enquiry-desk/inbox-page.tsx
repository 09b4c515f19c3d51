import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { AdminPage } from '../../platform/admin/admin-page.tsx'
import { type AdminLanguage, adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { InboxLinks, type InboxPlace, inboxPlaces } from './inbox-links.tsx'

type Props = {
  view: AdminViewServerProps
  current: InboxPlace
  heading: string
  children: ReactNode
}

/** The data that a view of the inbox needs about its user. */
export type Viewer = { req: PayloadRequest; user: TypedUser; language: AdminLanguage }

/** Returns the user of a view; without a session, redirects to the sign-in page. */
export function getViewer({ initPageResult }: AdminViewServerProps, current: InboxPlace): Viewer {
  const { req } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(inboxPlaces[current])}`)
  return { req, user: req.user, language: adminLanguage(req.i18n.language) }
}

/** Returns a value of a view's query string, `null` if it occurs never or several times. */
export function getParameter({ searchParams }: AdminViewServerProps, name: string): string | null {
  const value = searchParams?.[name]
  return typeof value === 'string' ? value : null
}

/** Shows a view of the inbox in the frame of the admin, below the links to the other views. */
export function InboxPage({ view, current, heading, children }: Props) {
  return (
    <AdminPage view={view} className="inbox" heading={heading}>
      <InboxLinks current={current} i18n={view.initPageResult.req.i18n} />
      {children}
    </AdminPage>
  )
}
