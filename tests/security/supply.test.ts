import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allowedLicences, exceptions, knownInstallScripts } from './licences.ts'

type Locked = {
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

/** Of an `OR` one licence has to be allowed, of an `AND` all of them (SPDX expressions). */
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
