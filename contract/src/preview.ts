import { z } from 'zod'
import { objectEnvelope } from './envelope.ts'
import { localeSchema } from './locale-schema.ts'

/**
 * A host may show an editor a page with a draft. The site passes on, in this header, the token from the address of the page: with each
 * call of that page, which then responds with the draft. Such responses are never cached.
 */
export const previewHeader = 'X-Preview-Token'

/** The parameter of a page's address that holds the token. */
export const previewParameter = 'preview'

/** The longest token that is passed on, in characters. */
export const maxPreviewToken = 1024

/** Responds with what a token permits, and with 404 if it permits nothing. */
export const previewPath = '/api/preview'

export const previewSchema = z.object({
  /** The language of the pages that the token is for. */
  locale: localeSchema,
  /** The origin of the page that may frame them. */
  frame_ancestor: z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url),
})

export const previewResponse = objectEnvelope(previewSchema)

export type Preview = z.output<typeof previewSchema>
