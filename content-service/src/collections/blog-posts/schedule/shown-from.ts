type Post = { _status?: unknown; publishedDate?: unknown }

/** From when on a published document is shown, where that is still to come. */
export function shownFrom({ _status, publishedDate }: Post, now: number): string | null {
  if (_status !== 'published' || typeof publishedDate !== 'string') return null
  return Date.parse(publishedDate) > now ? publishedDate : null
}
