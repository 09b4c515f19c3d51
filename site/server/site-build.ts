import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type * as entryServer from '../app/entry.server.tsx'

/** What React Router builds of the app; its entry builds the context that loaders and actions receive. */
export type SiteBuild = ServerBuild & { entry: { module: typeof entryServer } }

export const buildFolder = join(import.meta.dirname, '../build')

/** @throws {Error} with one sentence when the site has not been built */
export async function loadBuild(): Promise<SiteBuild> {
  const file = join(buildFolder, 'server/index.js')
  if (!existsSync(file)) throw new Error('The site is not built: run `npm run build` first.')
  return (await import(pathToFileURL(file).href)) as SiteBuild
}
