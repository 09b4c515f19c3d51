import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requirementsOf } from './asvs-levels.ts'

// What docs/security.md claims, as far as a test can tell: nothing is left out, and each proof is there.

const root = join(import.meta.dirname, '..')
const guide = readFileSync(join(root, 'docs/security.md'), 'utf8')

const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
const requirements = rows.filter(([first = '']) => /^\d+\.\d+\.\d/.test(first))

/** `1.2.3, 1.2.5–1.2.7` as single numbers. */
function numbersIn(list: string): string[] {
  return list.split(', ').flatMap((entry) => {
    const [first = '', last = first] = entry.split('–')
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from = 0, to = 0] = [first, last].map((number) => Number(number.split('.').at(-1)))
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`)
  })
}

test('lists each requirement of level 1 and 2 once', () => {
  const wanted = Object.entries(requirementsOf).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(wanted).toHaveLength(253)
  const listed = requirements.flatMap(([numbers = '']) => numbersIn(numbers))
  expect(listed.filter((number, index) => listed.indexOf(number) !== index)).toEqual([])
  expect(wanted.filter((number) => !listed.includes(number))).toEqual([])
  expect(listed.filter((number) => !wanted.includes(number))).toEqual([])
})

test('says of each requirement what proves it, or why nothing does', () => {
  const unproven = requirements.filter(
    ([, holds = '', proof = '']) =>
      proof === '–' && !/does not apply|\*\*not met\*\*|see V\d|the operator/i.test(holds),
  )
  expect(unproven.map(([numbers]) => numbers)).toEqual([])
})

test('names no test that is not there', () => {
  const named = [...guide.matchAll(/`([^`\s]+\.tsx?)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(50)
  const missing = named.filter((path) => globSync(path, { cwd: root }).length === 0)
  expect(missing).toEqual([])
})
