import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { temporaryFolder } from '../server-kit/src/testing/temporary-folder.ts'

// Checks which folder may import which: files that break each rule are written to a temporary folder, and the linter must
// report them.

const root = join(import.meta.dirname, '..')
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

const upperContent = ['api/api.ts', 'server/listen.ts', 'app/page.ts', '../cli/start.ts']

/** The forbidden imports of each file. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  'contract/src/x.ts': [
    '@niaga/server-kit/settings',
    '../../server-kit/src/settings.ts',
    '../../site/server/app.ts',
    '../../content-service/src/payload.config.ts',
    '../../tests/support/nginx.ts',
    '../../scripts/services.ts',
  ],
  'server-kit/src/x.ts': [
    '../../site/server/app.ts',
    '@niaga/content-service/payload-config',
    '../../content-service/src/payload.config.ts',
    '../../tests/support/nginx.ts',
  ],
  'site/app/x.ts': [
    '../server/app.ts',
    'payload',
    '@payloadcms/ui',
    '@niaga/content-service/payload-config',
    '../../content-service/src/payload.config.ts',
    '../../tests/support/nginx.ts',
  ],
  'site/app/features/blog/x.tsx': ['../../../server/app.ts', 'payload'],
  'site/app/ui/x.tsx': [
    '../features/blog/blog-view.ts',
    '../../content/missing.ts',
    '../../server/app.ts',
    './x.server.ts',
    'payload/shared',
  ],
  'site/app/i18n/x.ts': [
    '../features/blog/blog-view.ts',
    '../ui/icons.tsx',
    '../../content/missing.ts',
    '../../server/app.ts',
    'payload',
  ],
  'site/content/x.ts': ['../app/site-context.ts', '../server/app.ts', 'payload'],
  'site/server/x.ts': [
    'payload',
    '../../content-service/src/payload.config.ts',
    '../../scripts/services.ts',
  ],
  'content-service/src/platform/jobs/x.ts': [
    '../../collections/users/users.ts',
    '../../plugins/audit/events.ts',
    ...upperContent.map((path) => `../../${path}`),
    '../../../sample/load.ts',
    '../../../../site/server/app.ts',
    '@niaga/site',
  ],
  'content-service/src/collections/enquiries/x.ts': [
    '../../plugins/enquiry-desk/list-query.ts',
    ...upperContent.map((path) => `../../${path}`),
    '../../../../site/server/app.ts',
  ],
  'content-service/src/plugins/audit/x.tsx': [
    ...upperContent.map((path) => `../../${path}`),
    '../../../../site/server/app.ts',
    '../../../../tests/support/nginx.ts',
  ],
  'content-service/src/api/x.ts': ['../server/listen.ts', '../app/page.ts', '../../cli/start.ts'],
  'content-service/src/server/x.ts': [
    '../app/page.ts',
    '../../cli/start.ts',
    '../testing/open-service.ts',
  ],
  'content-service/src/app/x.tsx': ['../api/api.ts', '../server/listen.ts', '../../cli/start.ts'],
}

/** The permitted imports of each file: a rule that forbids everything must not pass. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'site/app/features/blog/y.tsx': [
    '../../ui/icons.tsx',
    '../../i18n/locale-address.ts',
    '../../../content/missing.ts',
  ],
  'site/server/y.ts': ['../app/route-table.ts', '../content/missing.ts'],
  'content-service/src/collections/users/y.ts': ['../../platform/jobs/retries.ts'],
  'content-service/src/plugins/statistics/y.ts': [
    '../../collections/enquiries/stages.ts',
    '../enquiry-desk/inbox-page.tsx',
  ],
  'content-service/src/api/y.ts': ['../collections/users/users.ts', '../plugins/audit/events.ts'],
}

/** Returns each kind of import statement. */
function waysToImport(name: string): string[] {
  return [`import '${name}'\n`, `import type { x } from '${name}'\n`, `await import('${name}')\n`]
}

type Report = {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[]
}

test('the linter rejects an import against each arrow, and no other', async () => {
  await using folder = temporaryFolder()
  for (const config of ['biome.json', ...globSync('*/biome.json', { cwd: root })]) {
    mkdirSync(join(folder.path, dirname(config)), { recursive: true })
    copyFileSync(join(root, config), join(folder.path, config))
  }
  for (const [file, specifiers] of Object.entries({ ...forbidden, ...allowed })) {
    mkdirSync(join(folder.path, dirname(file)), { recursive: true })
    writeFileSync(join(folder.path, file), specifiers.flatMap(waysToImport).join(''))
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      biome,
      'lint',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
      '--vcs-enabled=false',
    ],
    { cwd: folder.path, encoding: 'utf8' },
  )
  const { diagnostics }: Report = JSON.parse(stdout)
  const rejected = diagnostics.map(({ location }) => `${location.path}:${location.start.line}`)
  const expected = Object.entries(forbidden).flatMap(([file, names]) =>
    names.flatMap(waysToImport).map((_, index) => `${file}:${index + 1}`),
  )
  expect([...new Set(rejected)].toSorted()).toEqual(expected.toSorted())
})

/** Returns the sources in a folder, apart from tests and generated files. */
function listSources(folder: string): string[] {
  return execFileSync('git', ['ls-files', folder], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/(testing|migrations)\//.test(file))
}

/** Returns the folders that each folder at a depth imports, with an example of each import. */
function findArrows(base: string, depth: number): Map<string, Map<string, string>> {
  const arrows = new Map<string, Map<string, string>>()
  for (const file of listSources(base)) {
    for (const imported of getImports(file)) {
      const [from, to] = [getFolder(base, file, depth), getFolder(base, imported, depth)]
      if (from === to || to.startsWith('..') || imported.includes('/+types/')) continue
      const reached = arrows.get(from) ?? new Map<string, string>()
      arrows.set(from, reached.set(to, `${file} → ${imported}`))
    }
  }
  return arrows
}

test.for([
  ['content-service/src', 1],
  ['content-service/src', 2],
  ['site/app/features', 1],
  ['site/app/features/catalogue', 1],
] as const)('folders of %s, %i deep, do not import each other in a circle', ([base, depth]) => {
  const arrows = findArrows(base, depth)
  expect(arrows.size).toBeGreaterThan(3)
  const circles = [...arrows].flatMap(([from, reached]) =>
    [...reached].filter(([to]) => reaches(arrows, to, from)).map(([, example]) => example),
  )
  expect(circles).toEqual([])
})

test('a feature of the site imports no other, apart from these', () => {
  const arrows = [...findArrows('site/app/features', 1)]
  expect(Object.fromEntries(arrows.map(([from, reached]) => [from, [...reached.keys()]]))).toEqual({
    calculators: ['catalogue'],
    catalogue: ['frame'],
    company: ['catalogue'],
    frame: ['blog'],
    'free-pages': ['blog'],
    home: ['catalogue'],
    search: ['catalogue'],
  })
})

/** Returns the folder of a file at a depth; a file outside any folder counts as its own folder. */
function getFolder(base: string, file: string, depth: number): string {
  const parts = relative(base, file).split('/')
  return parts.slice(0, Math.max(1, Math.min(depth, parts.length - 1))).join('/')
}

function reaches(
  arrows: ReadonlyMap<string, ReadonlyMap<string, string>>,
  from: string,
  to: string,
) {
  const seen = new Set([from])
  for (const folder of seen) {
    if (folder === to) return true
    for (const next of arrows.get(folder)?.keys() ?? []) seen.add(next)
  }
  return false
}

/** Returns a file's imports from its own workspace, including types. */
function getImports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const violations: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('source' in node && isText(node.source)) violations.push(node.source.value)
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return violations
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier))
}

function isText(node: unknown): node is { value: string } {
  return (
    typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
  )
}
