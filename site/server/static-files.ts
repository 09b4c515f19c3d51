import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { errorResponse } from './error-response.ts'

/** Files that Vite names by their content never change; those with a fixed name may change within the hour. */
const immutable = 'public, max-age=31536000, immutable'
const hourly = 'public, max-age=3600'

/** Serves the built files of the browser, precompressed by scripts/build.ts. */
export function staticFiles(folder: string): Hono {
  const app = new Hono()
  const serve = (cacheControl: string) =>
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', cacheControl),
    })
  app.use('/assets/*', serve(immutable))
  app.all('/assets/*', (c) => errorResponse(404, c.req.path))

  const paths = publicFiles(folder)
  const servePublic = serve(hourly)
  app.use('*', (c, next) => (paths.has(c.req.path) ? servePublic(c, next) : next()))
  return app
}

/** Read once, so that a request needs no disk access. */
function publicFiles(folder: string): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    files
      .filter(
        (entry) =>
          entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.parentPath.includes('/.vite'),
      )
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/')),
  )
}
