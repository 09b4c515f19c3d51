import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// One version of Next was published without the compilers for other systems.

type Lock = {
  packages: Record<
    string,
    { version?: string; integrity?: string; optionalDependencies?: Record<string, string> }
  >
}

function readJson(path: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))
}

test('has the compiler of Next for every system in the lock file', () => {
  const { packages }: Lock = readJson('../package-lock.json')
  const { version, optionalDependencies = {} } = packages['node_modules/next'] ?? {}
  expect(version).toBe(readJson('package.json').dependencies.next)
  const compilers = Object.keys(optionalDependencies).filter((name) => name.startsWith('@next/swc'))
  expect(compilers.length).toBeGreaterThanOrEqual(8)
  for (const name of compilers) {
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    })
  }
})
