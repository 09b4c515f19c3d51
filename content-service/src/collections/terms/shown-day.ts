import type { Payload } from 'payload'
import { shownUntil } from '../content-versions/versions.ts'
import { jakartaDay } from './jakarta-day.ts'

/**
 * Returns the day in Jakarta as of which loading windows are shown: the day of the last content change, because responses are
 * cached per version of the content. The end of a window changes the version (see due-posts.ts).
 */
export async function shownDay(payload: Payload): Promise<string> {
  return jakartaDay((await shownUntil({ payload })) ?? new Date())
}
