import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const app = join(import.meta.dirname, 'app')
const standIn = join(app, 'i18n/client-texts.ts')
const virtual = /^virtual:texts\/(id|en)\/(first|rest)$/

/** What every page and home show; the texts of other screens come with them. */
const firstSources = [
  'root.tsx',
  'page-meta.ts',
  '{ui,i18n,features/frame,features/home}/**/*.{ts,tsx}',
  '../content/**/*.ts',
]

/**
 * Paraglide's messages hold every language. The browser gets a stand-in, app/i18n/client-texts.ts, that loads
 * the texts of the page's own, in two files for each: those of every page and home, and the rest.
 */
export function textsOfOneLanguage(): Plugin {
  return {
    name: 'texts-of-one-language',
    enforce: 'pre',
    resolveId(source) {
      if (virtual.test(source)) return `\0${source}`
      const isForBrowser = this.environment.name === 'client'
      return isForBrowser && source.endsWith('/paraglide/messages.js') ? standIn : null
    },
    load(id) {
      const [, locale, part] = virtual.exec(id.slice(1)) ?? []
      if (locale === undefined) return null
      const first = firstNames()
      const compiled = readFileSync(join(app, `paraglide/messages/${locale}.js`), 'utf8')
      const [, ...texts] = compiled.split(/^(?=export const )/m)
      const chosen = texts.filter((text) => first.has(nameOf(text)) === (part === 'first'))
      const registry = JSON.stringify(join(app, 'paraglide/registry.js'))
      const names = chosen.map(nameOf).join(', ')
      const functions = chosen.join('\n').replace(/^export /gm, '')
      return `import * as registry from ${registry}\n${functions}\nexport default { ${names} }\n`
    },
  }
}

function nameOf(text: string): string {
  return /^export const (\w+)/.exec(text)?.[1] ?? ''
}

function firstNames(): ReadonlySet<string> {
  const files = globSync(firstSources, { cwd: app })
  const sources = files.map((file) => readFileSync(join(app, file), 'utf8')).join('\n')
  return new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, name = '']) => name))
}
