type Post = { _status?: unknown; publishedDate?: unknown }

/** Returns when a published document will be shown, if that is in the future. */
export function shownFrom({ _status, publishedDate }: Post, now: number): string | null {
  if (_status !== 'published' || typeof publishedDate !== 'string') return null
  return Date.parse(publishedDate) > now ? publishedDate : null
}
