import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'

/** One value of a request's headers, by its name in lower case. */
export type ReadHeader = (name: string) => string | undefined

/** The browsers of some thousand visitors; a robot that changes its name each time pushes out no more. */
const knownBrowsers = new LRUCache<string, boolean>({ max: 1000 })
/** Three times the longest of a browser. */
const longestName = 600

/**
 * Whether a person's browser asks because of what the person does: not a program, and not a browser that loads a page in
 * advance, which is seldom seen.
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
