import type { UIFieldServerProps } from 'payload'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'

/** Links the form of the home page's parts to that of the texts which every page has. */
export async function HomeTexts({ i18n, payload }: UIFieldServerProps) {
  const where = { path: { equals: '/' } }
  const [page] = (await payload.find({ collection: 'pages', where, limit: 1, select: {} })).docs
  return (
    page && <a href={`/admin/collections/pages/${page.id}`}>{adminTexts(i18n).links.homeTexts}</a>
  )
}

/** Links from those texts back to the form of the parts. */
export function HomeParts({ i18n }: UIFieldServerProps) {
  return <a href="/admin/globals/home-page">{adminTexts(i18n).links.homeParts}</a>
}
