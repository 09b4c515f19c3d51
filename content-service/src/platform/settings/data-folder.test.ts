import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { keptSecret, prepareDataFolder } from './data-folder.ts'

const { path: parent, remove: removeFolder } = temporaryFolder()

afterAll(removeFolder)

function newFolder(): string {
  return join(mkdtempSync(join(parent, 'test-')), 'data')
}

function getMode(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}

test('creates a folder that only its owner can open', () => {
  const folder = newFolder()
  prepareDataFolder(folder)
  expect(getMode(folder)).toBe('700')
})

test('closes a folder that was open to others', () => {
  const folder = newFolder()
  mkdirSync(folder, { mode: 0o755 })
  prepareDataFolder(folder)
  expect(getMode(folder)).toBe('700')
})

test('names the variable of a folder that cannot be created', () => {
  const file = join(mkdtempSync(join(parent, 'test-')), 'file')
  writeFileSync(file, '')
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(/^The variable DATA_DIR must name/)
})

test('creates the secret once, readable only by its owner', () => {
  const folder = newFolder()
  prepareDataFolder(folder)
  const secret = keptSecret(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(keptSecret(folder)).toBe(secret)
  expect(getMode(join(folder, 'payload-secret'))).toBe('600')
})

test('rejects a stored secret of fewer than 32 characters', () => {
  const folder = newFolder()
  prepareDataFolder(folder)
  writeFileSync(join(folder, 'payload-secret'), 'short')
  expect(() => keptSecret(folder)).toThrow('fewer than 32 characters')
})
