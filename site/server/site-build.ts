import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@niaga/contract/locale'
import type { ServerBuild } from 'react-router'
import type * as entryServer from '../app/entry.server.tsx'
import { localeEntries } from '../app/i18n/locale-registry.ts'

/** React Router's build of the app; its entry creates the context that loaders and actions receive. */
export type SiteBuild = ServerBuild & { entry: { module: typeof entryServer } }

/**
 * Returns the build with the routes of a language and the script of its pages. In development there is one for all
 * languages.
 */
export type GetBuild = (locale: Locale) => SiteBuild | Promise<SiteBuild>

export const buildFolder = join(import.meta.dirname, '../build')

/** @throws {Error} with one sentence if the site has not been built */
export async function loadBuilds(): Promise<GetBuild> {
  const builds = new Map<Locale, SiteBuild>()
  for (const { code } of localeEntries) builds.set(code, await loadBuild(code))
  return (locale) => builds.get(locale) ?? loadBuild(locale)
}

async function loadBuild(locale: Locale): Promise<SiteBuild> {
  const file = join(buildFolder, 'server', locale, 'index.js')
  if (!existsSync(file)) {
    throw new Error(`The site is not built in the language ${locale}: run \`npm run build\` first.`)
  }
  return (await import(pathToFileURL(file).href)) as SiteBuild
}
