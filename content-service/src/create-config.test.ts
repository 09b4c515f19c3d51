import type { SanitizedConfig } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { createConfig } from './create-config.ts'
import { readEnvironment } from './platform/settings/environment.ts'

let config: SanitizedConfig

beforeAll(async () => {
  config = await createConfig(readEnvironment({ LOG_LEVEL: 'silent' }))
})

test('locks no document while it is edited', () => {
  const locking = ownCollections().filter(({ lockDocuments }) => lockDocuments !== false)
  expect(locking.map(({ slug }) => slug)).toEqual([])
  expect(config.globals.filter(({ lockDocuments }) => lockDocuments !== false)).toEqual([])
})

test('is sent to nobody outside', () => {
  expect(config.telemetry).toBe(false)
  expect(config.graphQL.disable).toBe(true)
  expect(config.admin.avatar).toBe('default')
  expect(config.admin.meta.defaultOGImageType).toBe('off')
})

test('always checks where a change comes from', () => {
  expect(config.csrf).toEqual(['http://127.0.0.1:4000', 'http://localhost:4000'])
})

test('fetches no picture from an address that an editor pastes', () => {
  const { upload } = config.collections.find(({ slug }) => slug === 'media') ?? {}
  expect(upload).toMatchObject({ pasteURL: false })
})

function ownCollections() {
  return config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
}
