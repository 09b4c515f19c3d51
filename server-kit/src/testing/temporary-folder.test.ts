import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'

test('removes a folder with its files at the end of the block that created it', async () => {
  let path: string
  {
    await using folder = temporaryFolder()
    path = folder.path
    expect(statSync(path).isDirectory()).toBe(true)
    writeFileSync(join(path, 'file'), 'text')
  }
  expect(existsSync(path)).toBe(false)
})

test('creates another folder each time', async () => {
  await using first = temporaryFolder()
  await using second = temporaryFolder()
  expect(first.path).not.toBe(second.path)
})
