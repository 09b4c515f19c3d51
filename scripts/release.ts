import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './services.ts'

/**
 * `npm run release -- 1.2.0` writes a version into every package and manifest of a cluster, and gives the unreleased section of the changelog its
 * number and date. Commit the result, and tag it `v1.2.0`.
 */

const [, , version = ''] = process.argv
const changelog = join(root, 'CHANGELOG.md')
const text = readFileSync(changelog, 'utf8')
const current = String(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version)
const [, notes = ''] = /^## \[Unreleased\]\n([\s\S]*?)^## \[/m.exec(text) ?? []

if (!/^\d+\.\d+\.\d+$/.test(version)) fail('Name a version: npm run release -- 1.2.0')
if (text.includes(`\n## [${version}]`)) fail(`CHANGELOG.md has an entry for ${version} already.`)
if (notes.trim() === '') fail('CHANGELOG.md has no entries under [Unreleased]; add the changes.')

const day = new Date().toISOString().slice(0, 10)
const anchor = `[${version}]: #${version.replaceAll('.', '')}---${day}`
writeFileSync(
  changelog,
  text
    .replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${day}\n`)
    .replace('[Unreleased]: #unreleased\n', `[Unreleased]: #unreleased\n${anchor}\n`),
)
for (const file of globSync(['package.json', '*/package.json', 'tests/journeys/package.json'], {
  cwd: root,
})) {
  replaceIn(join(root, file), [
    [`"version": "${current}"`, `"version": "${version}"`],
    // Workspaces refer to each other by exact versions.
    [/("@niaga\/[a-z-]+"): "[^"]+"/g, `$1: "${version}"`],
  ])
}
// The lock file has these lines for third-party packages too; only those below a workspace are ours.
replaceIn(join(root, 'package-lock.json'), [
  [/("name": "(?:niaga|@niaga\/[a-z-]+)",\n\s*"version"): "[^"]+"/g, `$1: "${version}"`],
  [/("@niaga\/[a-z-]+"): "\d[^"]*"/g, `$1: "${version}"`],
])
for (const file of globSync('deploy/kubernetes/*.yaml', { cwd: root })) {
  replaceIn(join(root, file), [[/(image: \S+\/niaga-[a-z-]+):.+/g, `$1:${version}`]])
}
console.log(`Version ${version}. Commit it, then: git tag -a v${version} -m ${version}`)

function replaceIn(file: string, changes: readonly (readonly [string | RegExp, string])[]): void {
  const before = readFileSync(file, 'utf8')
  const after = changes.reduce((content, [from, to]) => content.replace(from, to), before)
  if (after !== before) writeFileSync(file, after)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
