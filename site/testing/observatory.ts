/**
 * Scoring of the MDN HTTP Observatory (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, algorithm
 * 5) for one response: 100 points, then a modifier for each test; bonuses count from 90 on.
 */
export type TestResult = { test: string; modifier: number }

type Policy = Map<string, string[]>

const broad = ['http:', 'https:', 'ftp:', '*', 'http://*', 'https://*']

export function evaluate(headers: Headers, html: string): { score: number; tests: TestResult[] } {
  const policy = parsePolicy(headers.get('content-security-policy') ?? '')
  const tests = [
    { test: 'content-security-policy', modifier: policyModifier(policy) },
    { test: 'cookies', modifier: cookieModifier(headers) },
    { test: 'cross-origin-resource-sharing', modifier: sharingModifier(headers) },
    { test: 'referrer-policy', modifier: referrerModifier(headers) },
    { test: 'strict-transport-security', modifier: transportModifier(headers) },
    { test: 'subresource-integrity', modifier: integrityModifier(html) },
    {
      test: 'x-content-type-options',
      modifier: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    { test: 'x-frame-options', modifier: framingModifier(headers, policy) },
    { test: 'cross-origin-resource-policy', modifier: resourceModifier(headers) },
  ]
  const penalties = tests.filter(({ modifier }) => modifier < 0)
  const base = sum(penalties, 100)
  return { score: base >= 90 ? sum(tests, 100) : base, tests }
}

function sum(tests: TestResult[], start: number): number {
  return tests.reduce((total, { modifier }) => total + modifier, start)
}

function parsePolicy(header: string): Policy {
  return new Map(
    header.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/)
      return name ? [[name.toLowerCase(), sources] as const] : []
    }),
  )
}

function policyModifier(policy: Policy): number {
  if (policy.size === 0) return -25
  const getSources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const script = getSources('script-src')
  const style = getSources('style-src')
  const all = [...policy.values()].flat()
  if (hasAny(script, [...broad, "'unsafe-inline'", 'data:'])) return -20
  if (hasAny(getSources('object-src'), broad)) return -20
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20
  if (hasAny([...script, ...style], ["'unsafe-eval'"])) return -10
  if (hasAny(style, [...broad, "'unsafe-inline'", 'data:'])) return 0
  const isFromNothing = policy.get('default-src')?.join(' ') === "'none'"
  const form = policy.get('form-action')?.join(' ')
  return isFromNothing && (form === "'none'" || form === "'self'") ? 10 : 5
}

function cookieModifier(headers: Headers): number {
  const cookies = headers.getSetCookie()
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -40
  if (cookies.some((cookie) => !/;\s*httponly/i.test(cookie))) return -30
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0
}

function sharingModifier(headers: Headers): number {
  const isOpen = headers.has('access-control-allow-origin')
  return isOpen && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0
}

function referrerModifier(headers: Headers): number {
  const value = headers.get('referrer-policy')
  if (value === null) return 0
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  return isPrivate.test(value) ? 5 : -5
}

function transportModifier(headers: Headers): number {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? []
  if (seconds === undefined) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

/** Scripts of the site's own origin need no integrity attribute; those of other origins do. */
function integrityModifier(html: string): number {
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)]
  if (foreign.some(([tag]) => tag.includes('"http:'))) return -50
  return foreign.every(([tag]) => tag.includes(' integrity=')) ? 0 : -5
}

function framingModifier(headers: Headers, policy: Policy): number {
  const ancestors = policy.get('frame-ancestors')
  if (ancestors && !hasAny(ancestors, broad)) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

function resourceModifier(headers: Headers): number {
  const value = headers.get('cross-origin-resource-policy')
  if (value === null) return 0
  if (value === 'same-origin' || value === 'same-site') return 10
  return value === 'cross-origin' ? 0 : -5
}

function hasAny(sources: readonly string[], unwanted: readonly string[]): boolean {
  return sources.some((source) => unwanted.includes(source))
}
