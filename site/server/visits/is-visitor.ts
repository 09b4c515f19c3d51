import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** Returns one value of a request's headers, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined

/** Browsers of some thousand visitors; a robot that changes its name each time evicts no more. */
const knownBrowsers = new LRUCache<string, boolean>({ max: 1000 })
/** Three times the longest name of a browser. */
const longestName = 600

/**
 * Whether a person's action made the browser send the request: not a program, and not a browser that preloads a page,
 * which is seldom seen.
 */
export function isVisitor(header: ReadHeader): boolean {
  const purpose = header('sec-purpose') ?? header('purpose') ?? header('x-moz') ?? ''
  return !/prefetch|prerender|preview/i.test(purpose) && isBrowser(header('user-agent') ?? '')
}

function isBrowser(name: string): boolean {
  if (name === '' || name.length > longestName) return false
  const known = knownBrowsers.get(name)
  if (known !== undefined) return known
  const isOne = !isbot(name)
  knownBrowsers.set(name, isOne)
  return isOne
}
