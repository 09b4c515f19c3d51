import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
const packages = globSync(['package.json', '*/package.json', 'tests/journeys/package.json'], {
  cwd: root,
})

test('the version that every package names has an entry in the changelog', () => {
  expect(packages).toHaveLength(6)
  const { version } = readPackage('package.json')
  expect(packages.map((file) => readPackage(file).version)).toEqual(packages.map(() => version))
  const entries = [...changelog.matchAll(/^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/gm)]
  expect(entries.map(([, name]) => name)).toContain(version)
})

test('the workspaces name each other by that version', () => {
  const { version } = readPackage('package.json')
  const ranges = packages.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = readPackage(file)
    const all = Object.entries({ ...dependencies, ...devDependencies })
    return all.filter(([name]) => name.startsWith('@niaga/')).map(([, range]) => range)
  })
  expect(ranges.length).toBeGreaterThan(3)
  expect(new Set(ranges)).toEqual(new Set([version]))
})

type Package = {
  version: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

function readPackage(file: string): Package {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
