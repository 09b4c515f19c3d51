import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'

const root = join(import.meta.dirname, '../..')
const folders = [
  'contract/src',
  'server-kit/src',
  'site/app',
  'site/content',
  'site/server',
  'content-service/cli',
  'content-service/sample',
  'content-service/cli',
  'content-service/src',
]

/** Patterns that may take quadratic time, because no outsider controls the length of their text. */
const exceptions: Readonly<Record<string, string>> = {
  'content-service/cli/import/source-host.ts /\\/+$/': 'what the operator typed',
  'content-service/src/plugins/desk/addresses.ts /\\/+$/': 'at most as long as an address field',
  'contract/src/documents.ts /\\/+$/': 'a setting of the operator',
  'contract/src/endpoints.ts /\\/+$/': 'a setting of the operator',
  'contract/src/images.ts /\\/+$/': 'a setting of the operator',
  'contract/src/read-figure.ts /\\.?0+$/': 'at most as long as a figure',
  'server-kit/src/settings.ts /\\/+$/': 'a setting of the operator',
  'site/app/features/contact/items/item-words.ts /\\d+(?:[.,]\\d+)+/g':
    'at most as long as a field of the form',
  'site/app/words/split-words.ts /\\.0+$|(?<=\\.\\d*[1-9])0+$/': 'at most as long as a figure',
  'site/content/send-contact.server.ts /\\/+$/': 'a setting of the operator',
  'site/server/previews.ts /\\/+$/': 'a setting of the operator',
  'site/server/page-script.ts /^\\s*(\\/\\/|\\/?\\*).*\\n/gm': 'scripts of the site itself',
}

/** Patterns assembled from literal patterns, which are checked themselves. */
const assembled = [
  'new RegExp(oxide',
  'new RegExp(`</$' + '{name}`',
  'new RegExp(before.source + literal',
  'new RegExp(anySpelling(',
  'new RegExp(`$' + '{anySpelling(',
  'new RegExp(`^$' + '{path.replace(',
  'new RegExp(`$' + '{begin}',
  'new RegExp(`\\\\{($' + '{figureNames',
]

type Pattern = { at: string; source: string; flags: string }

const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$|\/(paraglide|testing|migrations)\//.test(file))
const perFile = files.map((file) => patternsIn(file))
const patterns = perFile.flatMap(({ literals }) => literals)

function patternsIn(file: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const literals: Pattern[] = []
  const sources: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (isLiteral(node)) {
      const { pattern, flags } = node.regex
      literals.push({ at: `${file} /${pattern}/${flags}`, source: pattern, flags })
    } else if (isMaking(node)) sources.push(source.slice(node.start, node.end))
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return { literals, made: sources }
}

function isLiteral(node: object): node is { regex: { pattern: string; flags: string } } {
  return 'regex' in node && typeof node.regex === 'object' && node.regex !== null
}

function isMaking(node: object): node is { start: number; end: number } {
  if (!('callee' in node) || !('type' in node)) return false
  const { callee } = node as { callee: { name?: string } }
  return callee.name === 'RegExp'
}

/** Whether a text exists that makes the pattern backtrack again and again. */
function isSuperLinear({ source, flags }: Omit<Pattern, 'at'>): boolean {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0
}

test('recognises patterns that take quadratic time', () => {
  const examples = [/(a+)+$/, /\d*\w+;/, /[\s,]+$/, /((?:(?:Al|Si|S)\d?)+O\d?)/, /<[^>]*>/g]
  for (const { source, flags } of examples)
    expect(isSuperLinear({ source, flags }), source).toBe(true)
})

test('no pattern of the services takes quadratic time', () => {
  expect(patterns.length).toBeGreaterThan(100)
  const slow = patterns.filter((pattern) => isSuperLinear(pattern)).map(({ at }) => at)
  expect([...new Set(slow)].toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

test('every pattern is a literal, which can be checked', () => {
  const made = perFile.flatMap((file) => file.made)
  expect(made.filter((code) => !assembled.some((known) => code.startsWith(known)))).toEqual([])
})
