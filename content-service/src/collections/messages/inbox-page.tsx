import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps, PayloadRequest, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import { AdminPage } from '../../platform/admin/admin-page.tsx'
import { type AdminLanguage, adminLanguage } from '../../platform/admin/texts.ts'
import { InboxLinks, type InboxPlace, inboxPlaces } from './inbox-links.tsx'

type Props = {
  view: AdminViewServerProps
  current: InboxPlace
  heading: string
  children: ReactNode
}

/** What a view of the inbox needs to know of who looks at it. */
export type Viewer = { req: PayloadRequest; user: TypedUser; language: AdminLanguage }

/** Who looks at a view; without a session, the page to sign in. */
export function viewerOf({ initPageResult }: AdminViewServerProps, current: InboxPlace): Viewer {
  const { req } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(inboxPlaces[current])}`)
  return { req, user: req.user, language: adminLanguage(req.i18n.language) }
}

/** One value of a view's query string, `null` if it has none or several. */
export function parameterOf({ searchParams }: AdminViewServerProps, name: string): string | null {
  const value = searchParams?.[name]
  return typeof value === 'string' ? value : null
}

/** A view of the inbox, in the frame of the admin and below the links to the others. */
export function InboxPage({ view, current, heading, children }: Props) {
  const language = adminLanguage(view.initPageResult.req.i18n.language)
  return (
    <AdminPage view={view} className="inbox" heading={heading}>
      <InboxLinks current={current} language={language} />
      {children}
    </AdminPage>
  )
}
