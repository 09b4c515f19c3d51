import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/services.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { changeSource } from './change-source.ts'
import { draftProtections } from './draft-protections.ts'
import { payloadDefaults } from './payload-defaults.ts'
import { protections } from './protections.ts'

test.each([
  ['if (a) return', true, 'let b = 1\n$& let c = 1'],
  ['let', false, 'let b = 1\nif (a) return let c = 1'],
  ['if (b)', false, 'let b = 1\nif (a) return let c = 1'],
])('changes %j if it occurs once, and restores the file', async (from, applies, changed) => {
  await using folder = temporaryFolder()
  const file = join(folder.path, 'source.ts')
  const source = 'let b = 1\nif (a) return let c = 1'
  writeFileSync(file, source)
  {
    using change = changeSource(file, from, '$&')
    expect(change.applies).toBe(applies)
    expect(readFileSync(file, 'utf8')).toBe(changed)
  }
  expect(readFileSync(file, 'utf8')).toBe(source)
})

test('every mutation changes one place', () => {
  const outdated = [...protections, ...draftProtections, ...payloadDefaults].filter(
    ({ file, from }) => readFileSync(join(root, file), 'utf8').split(from).length !== 2,
  )
  expect(outdated.map(({ name }) => name)).toEqual([])
})
