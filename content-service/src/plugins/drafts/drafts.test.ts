import { endpoints } from '@niaga/contract/endpoints'
import { baseLocales } from '@niaga/contract/locale'
import type { FlattenedField } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { contractApi } from '../../api/handle.ts'
import {
  hasDrafts,
  publicCollections,
  publicGlobals,
} from '../../collections/content/public-collections.ts'
import { contentVersion } from '../../collections/content-versions/versions.ts'
import { isAddressField, sameInEveryLanguage } from '../../platform/admin/field-marks.ts'
import '../../testing/daily-on-sqlite.ts'
import { origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

// Covers everything that the site shows, whatever its fields: a word that no published text has marks the texts of drafts.

const secret = 'Rahasia'
const collections = publicCollections.filter(hasDrafts)
/** Collections in which editors cannot create documents. */
const fixed: readonly string[] = ['sheets']
const stamps: readonly string[] = ['createdAt', 'updatedAt', '_status']

let published: Map<string, string>
let slugs = 0

const service = await openServiceForFile({}, { hasSampleContent: true })
const asAdmin = { ...(await service.signIn('admin')), 'Content-Type': 'application/json' }

beforeAll(async () => {
  const notice = { textIndonesian: 'Tutup', textEnglish: 'Closed', _status: 'published' }
  await save('/globals/notice', 'POST', notice)
  published = await allResponses()
})

test('publishes the sample content', () => {
  const texts = [...published.values()].join()
  for (const text of ['Batubara', 'Excavator', 'storage/']) expect(texts.includes(text)).toBe(true)
})

test('shows nothing of a draft, and raises no version', async () => {
  const version = await contentVersion(service)
  for (const slug of collections) await draftAll(slug)
  for (const slug of publicGlobals) {
    const { flattenedFields = [] } = service.payload.globals.config.find(isNamed(slug)) ?? {}
    for (const locale of baseLocales) {
      const doc = await service.payload.findGlobal({ slug, depth: 0, locale })
      const data = { ...secretTexts(flattenedFields, doc, slug), _status: 'draft' }
      await save(`/globals/${slug}?draft=true&locale=${locale}`, 'POST', data)
    }
  }
  expect(await allResponses()).toEqual(published)
  expect(await contentVersion(service)).toBe(version)
})

test('keeps a draft a draft if the client does not state what a save is', async () => {
  const version = await contentVersion(service)
  await save('/businesses/1', 'PATCH', { name: secret })
  await save('/globals/company-settings', 'POST', { companyName: secret })
  expect(await contentVersion(service)).toBe(version)
  expect(await textAt('/api/businesses')).toBe(published.get('/api/businesses id'))
  expect(await textAt('/api/contact')).toBe(published.get('/api/contact id'))
})

test('shows what is published, and raises the version once for each', async () => {
  let version = await contentVersion(service)
  const paths = [
    ...collections.map((slug) => [`/${slug}/1`, 'PATCH'] as const),
    ...publicGlobals.map((slug) => [`/globals/${slug}`, 'POST'] as const),
  ]
  for (const [path, method] of paths) {
    await save(path, method, { _status: 'published' })
    version += 1
    expect(await contentVersion(service), path).toBe(version)
  }
  const texts = [...(await allResponses()).values()].join()
  for (const slug of [...collections, ...publicGlobals]) {
    expect(texts.includes(getSign(slug)), slug).toBe(true)
  }
})

/** Saves drafts of some existing documents in both languages, and creates drafts. */
async function draftAll(slug: (typeof collections)[number]) {
  const { docs } = await service.payload.find({ collection: slug, limit: 3, sort: 'id', depth: 0 })
  const { flattenedFields } = service.payload.collections[slug].config
  for (const locale of baseLocales) {
    for (const doc of docs) {
      const data = { ...secretTexts(flattenedFields, doc, slug), _status: 'draft' }
      const saved = await save(`/${slug}/${doc.id}?draft=true&locale=${locale}`, 'PATCH', data)
      expect(JSON.stringify(saved)).toContain(getSign(slug))
    }
  }
  if (fixed.includes(slug)) return
  const copied = withoutIds(docs[0])
  for (const query of ['?draft=true', '']) {
    const texts = { ...secretTexts(flattenedFields, copied, slug), ...ownTexts(slug) }
    await save(`/${slug}${query}`, 'POST', { ...texts, sheet: null, _status: 'draft' })
  }
}

/** Returns the texts that a copy of a fixed page lacks. */
function ownTexts(slug: string) {
  return slug === 'pages' ? { slug: ownSlug(), title: `${secret} pages` } : {}
}

/** Removes the ids of rows, because each row belongs to one document. */
function withoutIds(document: object | undefined): object {
  const json = JSON.stringify(document)
  return JSON.parse(json, (name, value) => (name === 'id' ? undefined : value))
}

async function save(path: string, method: string, data: object) {
  const init = { method, headers: asAdmin, body: JSON.stringify(data) }
  const response = await service.callAdmin(path, init)
  const json = await response.json()
  expect(response.status, JSON.stringify(json)).toBeLessThan(300)
  return json
}

/** Returns the contract's responses in both languages, including the documents that the tests change or create. */
async function allResponses(): Promise<Map<string, string>> {
  const responses = new Map<string, string>()
  for (const { method, path } of Object.values(endpoints)) {
    if (method !== 'GET') continue
    const ids = path.includes('{id}') ? [1, 2, 3, 12, 13, 14, 15, 16, 17] : [0]
    for (const address of ids.map((id) => path.replace('{id}', String(id)))) {
      for (const locale of baseLocales) {
        responses.set(`${address} ${locale}`, await textAt(`${address}?lang=${locale}`))
      }
    }
  }
  return responses
}

/** A cached response would prove nothing: a draft does not raise the content's version. */
async function textAt(path: string): Promise<string> {
  const withoutCache = contractApi(service.payload)
  return (await withoutCache(new Request(origin + path))).text()
}

/** Replaces the texts of a document's fields and keeps the rest. */
function secretTexts(
  fields: FlattenedField[],
  document: object,
  slug: string,
): Record<string, unknown> {
  const entries = fields.map(
    (field) => [field.name, secretValue(field, Reflect.get(document, field.name), slug)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function secretValue(field: FlattenedField, value: unknown, slug: string): unknown {
  if (stamps.includes(field.name)) return undefined
  if (slug === 'redirects' && field.name === 'from') return `/${ownSlug()}`
  const isText = field.type === 'text' || field.type === 'textarea'
  const isRuled = field.custom?.[isAddressField] || field.custom?.[sameInEveryLanguage]
  const isInLanguage = field.localized || (slug === 'notice' && field.name.startsWith('text'))
  // A loading window names one of the grades, in no language of its own.
  const isFree = isText && (isInLanguage || field.name === 'grade') && !isRuled
  if (isFree && value) return `${secret} ${slug}`.slice(0, field.maxLength)
  if (field.type === 'richText') {
    const text = `${secret} ${slug}`
    return getBody([{ id: text, en: text }], 'id')
  }
  if (!('flattenedFields' in field) || typeof value !== 'object' || value === null) return value
  const within = (part: object) => secretTexts(field.flattenedFields, part, slug)
  return Array.isArray(value) ? value.map(within) : within(value)
}

/** Returns a part of all secret texts of a collection or global. */
function getSign(slug: string): string {
  return slug === 'redirects' ? '/rahasia-' : `${secret} ${slug}`
}

/** Returns a new slug each time: two documents cannot have the same address. */
function ownSlug(): string {
  slugs += 1
  return `rahasia-${slugs}`
}

function isNamed(slug: string) {
  return (global: { slug: string }) => global.slug === slug
}
