import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@niaga/contract/locale'
import { localeEntries } from '../app/i18n/locale-registry.ts'
import { buildFolder } from './site-build.ts'

/** Inlined in the page, because a form may be sent and a flag chosen before the page's script is there. */
const headScript = ['visitor-token.js', 'keep-place.js']
  .map((name) => readFileSync(join(import.meta.dirname, '../app', name), 'utf8'))
  .map((script) => script.replace(/^\s*(\/\/|\/?\*).*\n/gm, '').replace(/^\s+/gm, ''))
  .map((script) => `(() => {${script}})()`)
  .join(';')

/** Vite's manifest of a build: each module with its file, and the modules that the file imports. */
type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; isDynamicEntry?: true }
>

/** Adds its scripts to a rendered page. */
export type AddScripts = (markedHtml: string, placeholder: string, locale: Locale) => string

/** In development Vite serves the sources. */
const sources = '/@vite/client /app/browser/page.ts'.split(' ')

/**
 * Returns the function that adds the page's script, which a browser runs once the document is parsed, and names the scripts
 * of its islands, so that it fetches them at the same time.
 *
 * @throws {Error} if the site has not been built
 */
export function createScripts(isDevelopment: boolean): AddScripts {
  const files = new Map(localeEntries.map(({ code }) => [code, readFiles(code, isDevelopment)]))

  return function addScripts(markedHtml, placeholder, locale) {
    const { page, ofIslands } = files.get(locale) ?? readFiles(locale, isDevelopment)
    const islands = new Set(
      [...markedHtml.matchAll(/ data-island="([\w-]+)"/g)].flatMap(([, name = '']) =>
        ofIslands(name),
      ),
    )
    const tags = [
      `<script nonce="${placeholder}">${headScript}</script>`,
      ...page.map((address) => `<script type="module" src="${address}"></script>`),
      ...[...islands].map((address) => `<link rel="modulepreload" href="${address}">`),
      '</head>',
    ]
    return markedHtml.replace('</head>', () => tags.join(''))
  }
}

type Files = { page: string[]; ofIslands: (name: string) => string[] }

function readFiles(locale: Locale, isDevelopment: boolean): Files {
  if (isDevelopment) return { page: sources, ofIslands: () => [] }
  const file = join(buildFolder, 'client/.vite', `${locale}.json`)
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const keys = Object.keys(manifest)

  /** The files of a module and of all that it imports, but not of the page's script. */
  function filesOf(key: string | undefined): string[] {
    const entry = key === undefined ? undefined : manifest[key]
    if (!entry || key === pageModule) return []
    return [`/${entry.file}`, ...(entry.imports ?? []).flatMap(filesOf)]
  }

  return {
    page: [`/${manifest[pageModule]?.file}`],
    ofIslands: (name) => [
      ...filesOf('app/islands/start-islands.tsx'),
      ...filesOf(keys.find((key) => manifest[key]?.isDynamicEntry && manifest[key].name === name)),
    ],
  }
}

const pageModule = 'app/browser/page.ts'
