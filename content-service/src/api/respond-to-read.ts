import { contentParts, type PlainResponse } from '../platform/http/response.ts'
import type { ReadContent } from './read-content.ts'

/**
 * Sends content without Hono, whose request and response objects cost more than a cached response itself. Everything else
 * is left to Hono.
 */
export function respondToRead(readContent: ReadContent) {
  return async function respond(
    address: string,
    ifNoneMatch: string | null,
  ): Promise<PlainResponse | null> {
    const url = new URL(address, 'http://content')
    const content = await readContent(url).catch(() => null)
    return content === null || typeof content === 'string'
      ? null
      : contentParts(content, ifNoneMatch)
  }
}
