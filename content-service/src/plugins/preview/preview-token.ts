import { createHmac, timingSafeEqual } from 'node:crypto'
import { localeSchema } from '@niaga/contract/locale-schema'
import { maxPreviewToken } from '@niaga/contract/preview'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { PreviewTarget } from '../../collections/content/preview-target.ts'
import { hasDrafts, isPublicGlobal } from '../../collections/content/public-collections.ts'
import { isPermitted } from '../../platform/access/access.ts'

/**
 * The time within which an open form, which requests a token with each save, receives the same token: the page is not
 * reloaded.
 */
const renewedAfterMs = 2 * 60_000
const longestMs = 5 * 60_000

const permitSchema = z.object({
  /** The account and its session, with which a preview ends. */
  user: z.int().positive(),
  session: z.string(),
  target: z.union([
    z.object({ collection: z.string().refine(hasDrafts), id: z.int().positive() }),
    z.object({ global: z.string().refine(isPublicGlobal) }),
  ]),
  locale: localeSchema,
  /** In milliseconds since 1970. */
  until: z.int(),
})

/** The permission in a token: to see one document's draft in one language. */
export type PreviewPermit = z.output<typeof permitSchema>

/** Whether an account may read a preview's content; checked when the address is created and at each read. */
export function mayPreview(req: PayloadRequest, target: PreviewTarget): Promise<boolean> {
  return 'global' in target
    ? isPermitted(req, 'read', target.global)
    : isPermitted(req, 'read', target.collection, target.id)
}

/** Signs a permit that expires in three to five minutes. */
export function signPreview(
  payload: Payload,
  permit: Omit<PreviewPermit, 'until'>,
  nowMs = Date.now(),
): string {
  const until = Math.floor(nowMs / renewedAfterMs) * renewedAfterMs + longestMs
  const body = Buffer.from(JSON.stringify({ ...permit, until })).toString('base64url')
  return `${body}.${getSignature(payload, body)}`
}

/** Returns the permit of an authentic, unexpired token, whether or not its session still exists. */
export function readPreview(
  payload: Payload,
  token: string,
  nowMs = Date.now(),
): PreviewPermit | null {
  const [body = '', signature = '', ...rest] = token.slice(0, maxPreviewToken + 1).split('.')
  if (rest.length > 0 || token.length > maxPreviewToken) return null
  const expected = Buffer.from(getSignature(payload, body))
  const actual = Buffer.from(signature)
  if (actual.byteLength !== expected.byteLength || !timingSafeEqual(actual, expected)) return null
  const permit = permitSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return permit.until > nowMs && permit.until <= nowMs + longestMs ? permit : null
}

/** Signs with a separate key: no other signature made with the secret is a valid token. */
function getSignature({ secret }: Payload, body: string): string {
  const key = createHmac('sha256', secret).update('preview').digest()
  return createHmac('sha256', key).update(body).digest('base64url')
}
