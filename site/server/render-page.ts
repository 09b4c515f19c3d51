import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { createRequestHandler } from 'react-router'
import type { Thing } from 'schema-dts'
import { localeFromPath } from '../app/i18n/locale-address.ts'
import type { SiteContext } from '../app/site-context.ts'
import { hasMap, mapOrigins } from '../app/ui/map-address.ts'
import { contentSecurityPolicy, unmarkScripts } from './content-security.ts'
import type { SentForm } from './form-request.ts'
import type { Rendered } from './page-cache/stored-page.ts'
import { createScripts } from './page-script.ts'
import type { EditorView } from './previews.ts'
import { withoutPunctuation } from './request-path.ts'
import type { GetBuild, SiteBuild } from './site-build.ts'
import { speculationRulesHeader } from './speculation-rules.ts'
import { withStructuredData } from './structured-data.ts'

export type RendererOptions = Omit<
  SiteContext,
  | 'clientAddress'
  | 'describe'
  | 'form'
  | 'isFormOwn'
  | 'limitPage'
  | 'noncePlaceholder'
  | 'previewOrigin'
  | 'takeDocument'
> & {
  getBuild: GetBuild
  isDevelopment: boolean
}

/** A visitor's submission to a page, read once; no other part of the request reaches the page. */
export type Submission = SentForm & { clientAddress: string }

/** @param view of an editor who sees a draft; the page is then only for that editor */
export type RenderPage = (
  path: string,
  submission?: Submission | null,
  view?: EditorView | null,
) => Promise<Rendered>

type Rendering = { isPartial: boolean; validMs?: number }

const renderings = new AsyncLocalStorage<Rendering>()

/**
 * How soon a page with content known to be outdated is rendered again, in milliseconds, because an editor waits for the
 * change.
 */
const outdatedMs = 1000

/** Called by the content client when a call failed: the page being rendered has a missing part. */
export function logPartialPage(): void {
  const rendering = renderings.getStore()
  if (rendering) rendering.isPartial = true
}

/** Called by the content client: the page being rendered shows content from before its last change. */
export function logOutdatedPage(): void {
  limitToPrice(outdatedMs)
}

/** Called by the content client: a price in the content of the page being rendered expires. */
export function limitToPrice(validMs: number): void {
  const rendering = renderings.getStore()
  if (rendering) limit(rendering, validMs)
}

function limit(rendering: Rendering, validMs: number): void {
  rendering.validMs = Math.min(rendering.validMs ?? validMs, validMs)
}

/**
 * Wraps React Router: addresses give pages as HTML with their policy. Rendering
 * uses its own request with only the address: one address is one page for every visitor, and a visitor who leaves does not
 * interrupt what others are about to receive.
 */
export function createRenderer(options: RendererOptions): RenderPage {
  const { getBuild, isDevelopment, ...site } = options
  const noncePlaceholder = randomBytes(16).toString('hex')
  const mode = isDevelopment ? 'development' : 'production'
  const handlers = new WeakMap<SiteBuild, ReturnType<typeof createRequestHandler>>()
  const addScripts = createScripts(isDevelopment)

  return async function renderPage(path, submission = null, view = null) {
    const build = await getBuild()
    const handle = handlers.get(build) ?? createRequestHandler(build, mode)
    handlers.set(build, handle)
    const document: { html?: string } = {}
    const described: Thing[] = []
    const rendering: Rendering = { isPartial: false }
    const context = build.entry.module.createLoadContext({
      ...site,
      content: view?.content ?? site.content,
      previewOrigin: view?.frameAncestor ?? null,
      clientAddress: submission?.clientAddress ?? '',
      form: submission?.form ?? null,
      isFormOwn: submission?.isOwn ?? false,
      describe: (things) => void described.push(...things),
      limitPage: (validMs) => limit(rendering, validMs),
      noncePlaceholder,
      takeDocument: (html) => {
        document.html = html
      },
    })
    const method = submission ? 'POST' : 'GET'
    const request = new Request(new URL(path, site.origin), { method })
    const response = await renderings.run(rendering, () => handle(request, context))
    const { pathname, search } = new URL(request.url)
    const trimmed = withoutPunctuation(pathname)
    if (response.status === 404 && trimmed !== pathname) {
      const headers = new Headers({ Location: trimmed + search })
      return { status: 302, headers, body: Buffer.alloc(0), ...rendering }
    }
    const headers = new Headers(response.headers)
    if (document.html === undefined) {
      const body = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers, body, ...rendering }
    }
    const page = response.ok ? withStructuredData(document.html, described) : document.html
    const scripted = addScripts(page, noncePlaceholder, localeFromPath(path))
    delete document.html
    const { html, scriptSources } = unmarkScripts(scripted, noncePlaceholder)
    const isContact = hasMap(path)
    const policy = contentSecurityPolicy({
      scriptSources,
      frameAncestor: view?.frameAncestor,
      frameSources: isContact ? mapOrigins : [],
      widgetSources: isContact && site.captcha ? [new URL(site.captcha.scriptUrl).origin] : [],
      isDevelopment,
    })
    headers.set('Content-Security-Policy', policy)
    // An editor's preview must remain in its frame.
    if (response.ok && view === null) headers.set('Speculation-Rules', speculationRulesHeader)
    return { status: response.status, headers, body: Buffer.from(html, 'utf8'), ...rendering }
  }
}
