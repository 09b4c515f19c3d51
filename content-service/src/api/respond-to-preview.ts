import { type Preview, previewPath } from '@niaga/contract/preview'
import { createLocalReq, type Payload } from 'payload'
import { withDraft } from '../collections/content/preview-target.ts'
import type { User } from '../platform/payload-types.ts'
import { servicesOf } from '../platform/services/services.ts'
import { mayPreview, type PreviewPermit, readPreview } from '../plugins/preview/preview-token.ts'
import { createContentReader } from './read-content.ts'

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/**
 * Responds with the draft that a token grants access to, bypassing every cache.
 *
 * @returns `null` for an invalid or expired token: its session and rights are looked up with each call
 */
export async function respondToPreview(
  payload: Payload,
  url: URL,
  token: string,
): Promise<Response | null> {
  const permit = readPreview(payload, token)
  if (!permit || !(await isStillPermitted(payload, permit))) return null
  if (url.pathname === previewPath) {
    const { origin } = servicesOf(payload).environment
    const data: Preview = { locale: permit.locale, frame_ancestor: origin }
    return Response.json({ data }, { headers })
  }
  const content = await withDraft(permit.target, () => createContentReader(payload)(url))
  if (typeof content === 'string') return null
  return new Response(new Uint8Array(content.body), {
    headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  })
}

async function isStillPermitted(payload: Payload, permit: PreviewPermit): Promise<boolean> {
  const where = { id: { equals: permit.user } }
  const account = await payload.db.findOne<User>({ collection: 'users', where })
  const session = account?.sessions?.find(({ id }) => id === permit.session)
  if (!account || !session || new Date(session.expiresAt).getTime() <= Date.now()) return false
  const req = await createLocalReq({ user: { ...account, collection: 'users' } }, payload)
  return mayPreview(req, permit.target)
}
