import { contentParts } from '../platform/http/response.ts'
import type { ReadContent } from './read-content.ts'

/** An answer that needs no request and response of the Fetch standard. */
export type PlainAnswer = { status: number; headers: Record<string, string>; body: Buffer | null }

/**
 * Answers reading calls past Hono, whose request and response cost more than an answer that is kept
 * already. Whatever is not simply content is left to it.
 */
export function answerReading(readContent: ReadContent) {
  return async function answer(
    address: string,
    ifNoneMatch: string | null,
  ): Promise<PlainAnswer | null> {
    const url = new URL(address, 'http://content')
    const content = await readContent(url).catch(() => null)
    return content === null || typeof content === 'string'
      ? null
      : contentParts(content, ifNoneMatch)
  }
}
