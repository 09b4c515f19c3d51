import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowedLicences, exceptions, knownInstallScripts } from './licences.ts'

type Part = { 'bom-ref': string; name: string; version: string }

type Bill = {
  metadata: { component: Part }
  components: Part[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

type Locked = {
  version?: string
  optional?: boolean
  peer?: boolean
  license?: string
  dev?: boolean
  link?: boolean
  integrity?: string
  hasInstallScript?: boolean
}

const root = join(import.meta.dirname, '../..')
const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)
const packages = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? '', ...locked }))

/** One licence of an `OR` must be permitted, and all licences of an `AND` (SPDX expressions). */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowedLicences.includes(name)))
}

test('delivers nothing under a licence that is not allowed', () => {
  const rejected = packages
    .filter(({ dev }) => !dev)
    .filter(({ license }) => !isAllowed(license ?? ''))
    .filter(({ name }) => !exceptions.some((exception) => name.startsWith(exception.package)))
  expect(rejected.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(WTFPL OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['', false],
])('reads the licence %j: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed))

test('runs no install script, and knows the packages that have one', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript)
  const unknown = scripted.filter(({ name }) => !knownInstallScripts.includes(name))
  expect(unknown.map(({ name }) => name)).toEqual([])
})

test('pins every package by its hash', () => {
  const loose = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  expect(loose.map(({ name }) => name)).toEqual([])
})

test('lists every installed package that is delivered, also one that is needed to develop, and no other', () => {
  const printed = execFileSync(process.execPath, [join(root, 'scripts/sbom.ts')], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const bill: Bill = JSON.parse(printed)
  const names = new Set(bill.components.map(({ name }) => name))
  const isListed = (name: string) => names.has(name)
  expect(
    ['payload', 'next', 'react', 'react-dom', 'react-router', 'sharp'].filter(isListed),
  ).toHaveLength(6)
  expect(['vitest', '@biomejs/biome', 'cspell', '@niaga/journeys'].filter(isListed)).toEqual([])
  // Packages for other platforms are not installed.
  const missing = packages.filter(
    ({ name, version, dev, optional, peer }) =>
      !dev &&
      !optional &&
      !peer &&
      !bill.components.some((one) => one.name === name && one.version === version),
  )
  expect(missing.map(({ name, version }) => `${name}@${version}`)).toEqual([])
  const refs = new Set([bill.metadata.component, ...bill.components].map((one) => one['bom-ref']))
  const edgeEnds = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
  expect(edgeEnds.filter((ref) => !refs.has(ref))).toEqual([])
})
