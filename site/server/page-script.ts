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

const charset = '<meta charSet="utf-8"/>'

const pageModule = 'app/browser/page.ts'
const startModule = 'app/islands/start-island.tsx'

/** The island whose scripts are fetched when its link is about to be followed. */
const formIsland = 'contact-form'

/**
 * Returns the function that adds the page's script, which a browser runs once the document is parsed, and names the scripts
 * of the contact form, which browser/links-ahead.ts fetches.
 *
 * @throws {Error} if the site has not been built
 */
export function createScripts(isDevelopment: boolean): AddScripts {
  const read = isDevelopment ? () => ofSources : readScripts
  const scripts = new Map(localeEntries.map(({ code }) => [code, read(code)]))

  return function addScripts(markedHtml, placeholder, locale) {
    const { page, ofIsland } = scripts.get(locale) ?? read(locale)
    const form = ofIsland(formIsland).join(' ')
    const tags = [
      ...page.map(
        (src) =>
          `<script type="module" fetchpriority="low" src="${src}" data-form="${form}"></script>`,
      ),
      '</head>',
    ]
    return (
      markedHtml
        // Before the stylesheets, for which an inline script would wait, and the parser with it.
        .replace(charset, (meta) => `${meta}<script nonce="${placeholder}">${headScript}</script>`)
        .replace('</head>', () => tags.join(''))
    )
  }
}

type Scripts = { page: string[]; ofIsland: (name: string) => string[] }

/** In development Vite serves the sources. */
const ofSources: Scripts = { page: ['/@vite/client', `/${pageModule}`], ofIsland: () => [] }

function readScripts(locale: Locale): Scripts {
  const file = join(buildFolder, 'client/.vite', `${locale}.json`)
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))

  /** Returns the addresses of a module and of all that it imports, except the page's own script. */
  function withImports(key: string): string[] {
    const { file = '', imports = [] } = manifest[key] ?? {}
    return key === pageModule ? [] : [`/${file}`, ...imports.flatMap(withImports)]
  }

  return {
    page: [`/${manifest[pageModule]?.file}`],
    ofIsland(island) {
      const isModule = ([, { name, isDynamicEntry }]: [string, Manifest[string]]) =>
        isDynamicEntry === true && name === island
      const modules = Object.entries(manifest).filter(isModule)
      return [startModule, ...modules.map(([key]) => key)].flatMap(withImports)
    },
  }
}
