import { Hono } from 'hono'

/** `/{key}.txt`, by which search engines know that the site itself announces its changes (indexnow.org/documentation). */
export function keyFile(key: string): Hono {
  return new Hono().get(`/${key}.txt`, (c) =>
    c.text(key, 200, { 'Cache-Control': 'public, max-age=300' }),
  )
}
