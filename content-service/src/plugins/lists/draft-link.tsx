import type { ServerProps } from 'payload'
import { hasDrafts } from '../../collections/content/public-collections.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'

type Props = ServerProps & { collectionSlug: string }

/** Links to the drafts of a list in the order of visitors, where a new one may be the last line of the last page. */
export async function DraftLink({ collectionSlug: slug, i18n, payload }: Props) {
  if (!hasDrafts(slug)) return null
  const where = { _status: { equals: 'draft' } } as const
  const query = { collection: slug, where, draft: true, limit: 1, depth: 0, select: {} } as const
  const { totalDocs: count } = await payload.find(query)
  if (count === 0) return null
  return (
    <p className="list-tools">
      <a href={`/admin/collections/${slug}?where[or][0][and][0][_status][equals]=draft`}>
        {fillIn(adminTexts(i18n).lists.drafts, { count })}
      </a>
    </p>
  )
}
