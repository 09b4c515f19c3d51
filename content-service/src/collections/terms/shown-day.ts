import type { Payload } from 'payload'
import { shownUntil } from '../content-versions/versions.ts'
import { jakartaDay } from './jakarta-day.ts'

/**
 * The day in Jakarta as of which laycans are shown: that of the content's last change, because responses are kept for as
 * long as the content has the same version. A laycan that ends changes the version (see due-posts.ts).
 */
export async function shownDay(payload: Payload): Promise<string> {
  return jakartaDay((await shownUntil({ payload })) ?? new Date())
}
