import type { Payload } from 'payload'
import type { PlainAnswer } from '../server/bridge.ts'
import { contentParts } from './answer.ts'
import { readContent } from './read-content.ts'

/**
 * Answers reading calls past Next, whose handling of a request costs several times what an answer
 * does that is kept already. Whatever is not simply content is left to it.
 */
export function answerReading(payload: Payload) {
  return async function answer(
    address: string,
    ifNoneMatch: string | null,
  ): Promise<PlainAnswer | null> {
    const url = new URL(address, 'http://content')
    const content = await readContent(url, payload).catch(() => null)
    return content === null || typeof content === 'string'
      ? null
      : contentParts(content, ifNoneMatch)
  }
}
