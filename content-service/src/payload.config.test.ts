import type { Field, SanitizedConfig } from 'payload'
import { beforeAll, expect, test } from 'vitest'

let config: SanitizedConfig

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  const module = await import('./payload.config.ts')
  config = await module.default
}, 30_000)

test('locks no document while it is edited', () => {
  const locking = ownCollections().filter(({ lockDocuments }) => lockDocuments !== false)
  expect(locking.map(({ slug }) => slug)).toEqual([])
  expect(config.globals.filter(({ lockDocuments }) => lockDocuments !== false)).toEqual([])
})

test('is told to nobody outside', () => {
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

test('labels everything that an editor sees in both languages', () => {
  const shown = ownCollections().filter(({ admin }) => admin.hidden !== true)
  const named = [
    ...shown.flatMap(({ slug, labels, admin, fields }) => [
      [slug, labels.singular],
      [slug, labels.plural],
      [slug, admin.description],
      [slug, admin.group],
      ...labelsOf(slug, fields),
    ]),
    ...config.globals.flatMap(({ slug, label, admin, fields }) => [
      [slug, label],
      [slug, admin?.description],
      [slug, admin?.group],
      ...labelsOf(slug, fields),
    ]),
  ]
  expect(named.filter(([, label]) => !isBilingual(label)).map(([path]) => path)).toEqual([])
})

function ownCollections() {
  return config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
}

/** What Payload adds by itself carries Payload's own translations. */
const added = ['id', 'createdAt', 'updatedAt', '_status', 'email', 'sizes', 'url', 'thumbnailURL']
const ofUploads = ['filename', 'mimeType', 'filesize', 'width', 'height', 'focalX', 'focalY']
const ofAccounts = ['resetPasswordToken', 'salt', 'hash', 'loginAttempts', 'lockUntil', 'sessions']
const ofResets = ['resetPasswordExpiration', 'resetPasswordRequestedAt']
const notOurs = new Set([...added, ...ofUploads, ...ofAccounts, ...ofResets])

function labelsOf(path: string, fields: Field[]): [string, unknown][] {
  return fields.flatMap((field): [string, unknown][] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => [
        [`${path}: a tab`, tab.label],
        ...labelsOf(path, tab.fields),
      ])
    }
    if (field.type === 'row') return labelsOf(path, field.fields)
    if (!('name' in field) || notOurs.has(field.name)) return []
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return []
    const name = `${path}.${field.name}`
    const description = field.admin && 'description' in field.admin && field.admin.description
    const options = field.type === 'select' ? field.options : []
    return [
      [name, field.label],
      ...(description ? [[name, description] satisfies [string, unknown]] : []),
      ...options.map((option): [string, unknown] => [
        name,
        typeof option === 'string' ? option : option.label,
      ]),
      ...(field.type === 'array' ? labelsOf(name, field.fields) : []),
    ]
  })
}

function isBilingual(label: unknown): boolean {
  if (typeof label !== 'object' || label === null) return false
  return 'id' in label && 'en' in label && Boolean(label.id) && Boolean(label.en)
}
