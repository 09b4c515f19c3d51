import '../../testing/daily-on-sqlite.ts'
import type { FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

/** Payload omits the fields that only an upload writes. */
const ofUploads = ['filename', 'sizes', 'url']

/** Where Payload has no validation of a wrong shape, it would store something else. */
const validatedByPayload = ['json', 'join', 'relationship', 'select', 'upload']

let product: number

const service = await openServiceForFile()
const headers = { ...(await service.signIn('admin')), 'Content-Type': 'application/json' }

beforeAll(async () => {
  const data = { name: 'Batubara', description: 'Batubara termal', sortOrder: 1 }
  product = (await service.payload.create({ collection: 'products', data })).id
})

test('responds with 400 and the field to every group, list and choice of another shape', async () => {
  const tried = new Set<string>()
  for (const { slug, path, method, flattenedFields } of owners()) {
    for (const [at, field] of placesIn(flattenedFields, [])) {
      const isUploads = slug === 'media' || slug === 'documents'
      if (isUploads && ofUploads.includes(at[0] ?? '')) continue
      for (const value of wrongFor(field)) {
        const body = JSON.stringify(dataAt(at, value))
        const response = await service.callAdmin(path, { method, headers, body })
        expect(response.status, `${slug} ${body}`).toBe(400)
        const { errors } = await response.json()
        const paths = errors[0].data?.errors.map((error: { path: string }) => error.path)
        expect(paths, `${slug} ${body}`).toEqual([at.join('.')])
        tried.add(field.type)
      }
    }
  }
  expect([...tried].sort()).toEqual(
    ['array', 'checkbox', 'date', 'email', 'group', 'number', 'relationship', 'richText'].concat([
      ...['select', 'tab', 'text', 'textarea', 'upload'],
    ]),
  )
})

test.for<[string, string, string, unknown]>([
  ['PATCH', '/products/ID', 'seo', null],
  ['PATCH', '/products/ID?draft=true', 'terms.windows', 'x'],
  ['PATCH', '/products/ID?draft=true', 'sortOrder', '12.000'],
  ['PATCH', '/products/ID', 'image', 999_999],
  ['PATCH', '/products/ID?draft=true', 'image', '999999'],
  ['PATCH', '/products/ID', 'origins', [999_999]],
  ['PATCH', '/products/ID', 'contact', { id: 999_999 }],
  ['PATCH', '/products?where[id][equals]=ID', 'seo', null],
  ['POST', '/units', 'tool', 999_999],
  ['POST', '/documents', 'products', [999_999]],
  ['POST', '/globals/home-page', 'hero.image', 999_999],
])('names the field of %s %s with %s', async ([method, path, field, value]) => {
  const init = { method, headers, body: JSON.stringify(dataAt(field.split('.'), value)) }
  const response = await service.callAdmin(path.replace('ID', String(product)), init)
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  expect(errors[0].data.errors).toMatchObject([{ path: field, message: expect.any(String) }])
})

test.for(['null', '7', '"x"', '[]'])('rejects %s in place of a document', async (body) => {
  const init = { method: 'PATCH', headers, body }
  expect((await service.callAdmin(`/products/${product}`, init)).status).toBe(400)
})

test.for([
  { grades: 0, features: '0', terms: { incoterms: null } },
  { image: '', contact: null, seo: { image: null } },
  { sortOrder: '7', createdAt: '2026-11-23T00:00:00.000Z' },
])('accepts %j, as a form sends what is empty', async (data) => {
  const init = { method: 'PATCH', headers, body: JSON.stringify(data) }
  expect((await service.callAdmin(`/products/${product}`, init)).status).toBe(200)
})

test('tells a stranger nothing', async () => {
  for (const image of [null, 999_999]) {
    const init = { method: 'PATCH', body: JSON.stringify({ seo: null, image }) }
    const response = await service.callAdmin(`/products/${product}`, {
      ...init,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(response.status).toBe(403)
  }
})

type Owner = Pick<SanitizedCollectionConfig | SanitizedGlobalConfig, 'slug' | 'flattenedFields'>

/** Returns everything that an admin can write. */
function owners(): (Owner & { path: string; method: string })[] {
  const { collections, globals } = service.payload.config
  const isOurs = ({ slug }: Owner) => !slug.startsWith('payload-')
  return [
    ...collections
      .filter(isOurs)
      .map((one) => ({ ...one, path: `/${one.slug}/1`, method: 'PATCH' })),
    ...globals.map((one) => ({ ...one, path: `/globals/${one.slug}`, method: 'POST' })),
  ]
}

function* placesIn(
  fields: FlattenedField[],
  path: string[],
): Generator<[string[], FlattenedField]> {
  for (const field of fields) {
    const at = [...path, field.name]
    yield [at, field]
    if (field.type === 'array') yield* placesIn(field.flattenedFields, [...at, '0'])
    else if ('flattenedFields' in field) yield* placesIn(field.flattenedFields, at)
  }
}

function wrongFor(field: FlattenedField): unknown[] {
  if (field.type === 'group' || field.type === 'tab') return [null, 7, 'x', []]
  if (field.type === 'array') return [null, 7, 'x', {}, [null]]
  if ('hasMany' in field && field.hasMany) return [{}, 'x']
  if (validatedByPayload.includes(field.type)) return []
  return [[7], { a: 1 }]
}

function dataAt(path: string[], value: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  return first === '0' ? [dataAt(rest, value)] : { [first]: dataAt(rest, value) }
}
