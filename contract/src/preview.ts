import { z } from 'zod'
import { objectEnvelope } from './envelope.ts'
import { localeSchema } from './locale-schema.ts'

/**
 * A host may show an editor a page with a draft. The site forwards the token of the page's address in this header with
 * each call of that page, and the host responds with the draft. These responses are never cached.
 */
export const previewHeader = 'X-Preview-Token'

/** The parameter of a page's address that contains the token. */
export const previewParameter = 'preview'

/** The longest token that is forwarded, in characters. */
export const maxPreviewToken = 1024

/** Responds with the token's permissions, or with 404 if it permits nothing. */
export const previewPath = '/api/preview'

export const previewSchema = z.object({
  /** The language of the pages that the token covers. */
  locale: localeSchema,
  /** The origin of the page that may frame the token's pages. */
  frame_ancestor: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((url) => new URL(url).origin === url),
})

export const previewResponse = objectEnvelope(previewSchema)

export type Preview = z.output<typeof previewSchema>
