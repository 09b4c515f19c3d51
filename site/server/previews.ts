import type { Locale } from '@niaga/contract/locale'
import {
  maxPreviewToken,
  type Preview,
  previewHeader,
  previewParameter,
  previewPath,
  previewResponse,
} from '@niaga/contract/preview'
import { limitedFetch } from '@niaga/server-kit/limited-fetch'
import type { Logger } from 'pino'
import type { ContentClient } from '../content/content-client.server.ts'

export type PreviewOptions = {
  /** Origin of the content host. */
  host: string
  timeoutMs: number
  /** Creates a separate content client for each preview, which sends these headers with every call. */
  createContent: (headers: Record<string, string>) => ContentClient
  log: Logger
}

/** Settings for rendering a page for an editor. */
export type EditorView = { content: ContentClient; frameAncestor: string }

/** The status of the response in place of a preview: 404 if its token does not permit it, 503 if the host is silent. */
export type NoPreview = { status: 404 | 503 }

/** Returns `null` for an address without a preview. */
export type PreviewCheck = (url: URL, locale: Locale) => Promise<EditorView | NoPreview | null>

const maxBytes = 10_000

/** Checks with the content host what the token in an address permits; the site itself knows no editors. */
export function createPreviewCheck(options: PreviewOptions): PreviewCheck {
  const { host, timeoutMs, createContent, log } = options

  return async function checkPreview({ searchParams }, locale) {
    if (!searchParams.has(previewParameter)) return null
    const [token = '', ...others] = searchParams.getAll(previewParameter)
    if (others.length > 0 || !isPossible(token)) return { status: 404 }
    const preview = await ask(token).catch((error: unknown) => {
      log.warn({ cause: String(error) }, 'A preview could not be checked')
      return 'unknown' as const
    })
    if (preview === 'unknown') return { status: 503 }
    if (preview?.locale !== locale) return { status: 404 }
    const content = createContent({ [previewHeader]: token })
    return { content, frameAncestor: preview.frame_ancestor }
  }

  async function ask(token: string): Promise<Preview | null> {
    const url = new URL(host.replace(/\/+$/, '') + previewPath)
    const headers = { Accept: 'application/json', [previewHeader]: token }
    const limits = { timeoutMs, maxBytes, maxRedirects: 0 }
    const { status, body } = await limitedFetch(url, { headers }, limits)
    if (status >= 500) throw new Error(`The content host responds with ${status}`)
    if (status !== 200) return null
    const { success, data } = previewResponse.safeParse(JSON.parse(body.toString('utf8')))
    return success ? data : null
  }
}

/** Accepts only characters that a header may contain. */
function isPossible(token: string): boolean {
  return token.length <= maxPreviewToken && /^[\w.~-]+$/.test(token)
}
