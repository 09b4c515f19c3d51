import { hash } from 'node:crypto'

const inlineScript = /<script([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Removes the nonce placeholder from every element of a rendered page and hashes the inline scripts that had it. Only the
 * renderer knows the placeholder, so a script in the content is never allowed.
 *
 * @returns the final page, and the sources its scripts need in `script-src`
 */
export function unmarkScripts(markedHtml: string, placeholder: string) {
  const attribute = ` nonce="${placeholder}"`
  const sources = new Set<string>()
  for (const [, attributes = '', script = ''] of markedHtml.matchAll(inlineScript)) {
    if (!attributes.includes(attribute) || / src=/.test(attributes)) continue
    sources.add(`'sha256-${hash('sha256', script, 'base64')}'`)
  }
  return { html: markedHtml.replaceAll(attribute, ''), scriptSources: [...sources] }
}

export type PolicyOptions = {
  scriptSources: readonly string[]
  frameSources: readonly string[]
  /** The origin that may frame the page: the admin, for a preview. */
  frameAncestor?: string | null
  /** Origin of an external service whose script the page loads; that script may frame, style and fetch from it. */
  widgetSources?: readonly string[]
  isDevelopment: boolean
}

/** Returns the Content-Security-Policy of a page (CSP Level 3): it forbids everything except what the page needs. */
export function contentSecurityPolicy({
  scriptSources,
  frameSources,
  frameAncestor = null,
  widgetSources = [],
  isDevelopment,
}: PolicyOptions): string {
  // Vite inserts styles as elements, patches modules by inline scripts and uses a web socket.
  const inline = isDevelopment ? ["'unsafe-inline'"] : []
  const frames = [...frameSources, ...widgetSources]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...widgetSources, ...(isDevelopment ? inline : scriptSources)],
    'style-src': ["'self'", ...widgetSources, ...inline],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...widgetSources, ...(isDevelopment ? ['ws:'] : [])],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestor ?? "'none'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'base-uri': ["'none'"],
    'manifest-src': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
