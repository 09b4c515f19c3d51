import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { build } from '../app/server-build.ts'

/** The app as built for the server; its entry creates the context that loaders and actions receive. */
export type SiteBuild = typeof build

/** Returns the current build; in development it changes with the sources. */
export type GetBuild = () => SiteBuild | Promise<SiteBuild>

export const buildFolder = join(import.meta.dirname, '../build')

/** @throws {Error} with one sentence if the site has not been built */
export async function loadBuild(): Promise<GetBuild> {
  const file = join(buildFolder, 'server/index.js')
  if (!existsSync(file)) throw new Error('The site is not built: run `npm run build` first.')
  const module = (await import(pathToFileURL(file).href)) as { build: SiteBuild }
  return () => module.build
}
