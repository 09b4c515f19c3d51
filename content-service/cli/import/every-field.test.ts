import '../../src/testing/daily-on-sqlite.ts'
import { endpoints, endpointUrl } from '@niaga/contract/endpoints'
import { type Locale, locales } from '@niaga/contract/locale'
import { beforeAll, expect, test } from 'vitest'
import { businessFields } from '../../src/collections/businesses/businesses.ts'
import { fieldsIn, type WireField } from '../../src/collections/content/wire-fields.ts'
import { withRowIds } from '../../src/collections/content/with-row-ids.ts'
import { documentFields } from '../../src/collections/documents/documents.ts'
import { galleryFields } from '../../src/collections/galleries/galleries.ts'
import { managerFields } from '../../src/collections/managements/managements.ts'
import { placeFields } from '../../src/collections/mining-locations/place-fields.ts'
import { personFields } from '../../src/collections/people/people.ts'
import { unitFields } from '../../src/collections/units/units.ts'
import { blankPng } from '../../src/testing/blank-png.ts'
import type { Service } from '../../src/testing/open-service.ts'
import { openServiceForFile } from '../../src/testing/open-service-for-file.ts'
import { smallPdf } from '../../src/testing/small-files.ts'
import { spreadsheetClient } from '../../src/testing/spreadsheet-client.ts'
import { importContent } from './import-content.ts'
import { type SourceHost, sourceHost } from './source-host.ts'

// Every field of the flat entities has a value in every language, chosen by its type. A new field needs no line here.

const languages = { LANGUAGES: locales.join() }
const first = await openServiceForFile(languages)
const second = await openServiceForFile(languages)

const picture = blankPng(8, 8)
const pdf = smallPdf()
const ids: Record<string, number> = {}

type Fields = Record<string, WireField>

const entities: { collection: Collection; path: string; fields: Fields }[] = [
  { collection: 'mining-locations', path: '/api/mining-locations', fields: placeFields() },
  { collection: 'people', path: '/api/people', fields: personFields() },
  { collection: 'documents', path: '/api/documents', fields: documentFields() },
  { collection: 'units', path: '/api/tools', fields: unitFields() },
  { collection: 'businesses', path: '/api/businesses', fields: businessFields() },
  { collection: 'managements', path: '/api/managements', fields: managerFields() },
  { collection: 'galleries', path: '/api/galleries', fields: galleryFields() },
]
type Collection =
  | ('mining-locations' | 'people' | 'units' | 'documents')
  | ('businesses' | 'managements' | 'galleries')

beforeAll(async () => {
  const { payload } = first
  for (const collection of ['tools', 'products'] as const) {
    const data = { name: 'Induk', description: 'Keterangan', sortOrder: 1 }
    ids[collection] = (await payload.create({ collection, locale: 'id', data })).id
  }
  const alt = { altIndonesian: 'Gambar', altEnglish: 'Picture' }
  // An import describes a picture by the place where it first occurs, and one of a unit by its caption.
  for (const name of ['media', 'captioned']) {
    const file = asFile(picture, `${name}.png`, 'image/png')
    ids[name] = (await payload.create({ collection: 'media', data: alt, file })).id
  }
  for (const { collection, fields } of entities) {
    const data = { ...valuesIn(fields, 'id'), tool: ids.tools, languages: ['id', 'ja'] }
    const upload =
      collection === 'documents' ? { file: asFile(pdf, 'a.pdf', 'application/pdf') } : {}
    const values = collection === 'people' || collection === 'units' ? data : valuesIn(fields, 'id')
    const created = { collection, locale: 'id', data: values as never, ...upload } as const
    const stored = await payload.create(created)
    ids[collection] ??= stored.id
    for (const locale of locales.filter((code) => code !== 'id')) {
      const texts = withRowIds(valuesIn(fields, locale), stored) as never
      await payload.update({ collection, id: stored.id, locale, data: texts })
    }
  }
  const report = await importContent(second.payload, source, { isAdded: false, log: () => {} })
  expect(report.problems()).toEqual([])
})

test.for(entities)('publishes and imports every field of $collection', async ({ path, fields }) => {
  for (const locale of locales) {
    const [published, imported] = [
      await read(first, path, locale),
      await read(second, path, locale),
    ]
    for (const name of Object.keys(fields)) expect(published[name], name).toBeTruthy()
    expect(imported).toEqual(published)
  }
})

test('writes every field of a unit to a spreadsheet, and reads it from there', async () => {
  const from = spreadsheetClient(first, await first.signIn('editor'))
  const to = spreadsheetClient(second, await second.signIn('editor'))
  const { rows } = await from.read('units', await from.exported('units', 'xlsx'))
  await second.payload.delete({ collection: 'units', where: {} })
  const results = await to.send(
    'units',
    rows.map((row) => ({ ...row, id: null })),
    false,
  )
  expect(results).toMatchObject([{ outcome: 'new', faults: [] }])
  // New lines are drafts until an editor publishes them.
  const { docs } = await second.payload.find({ collection: 'units', draft: true })
  for (const { id } of docs) {
    await second.payload.update({ collection: 'units', id, data: { _status: 'published' } })
  }
  // A spreadsheet has no pictures.
  const [published, written] = [await read(first, '/api/tools'), await read(second, '/api/tools')]
  expect(written).toEqual({ ...published, id: expect.any(Number), pictures: [], captions: [] })
})

function valuesIn(fields: Fields, locale: Locale): Record<string, unknown> {
  const values = Object.values(fields).map((field) => [field.name, getValue(field, locale)])
  return Object.fromEntries(values)
}

function getValue(field: WireField, locale: Locale): unknown {
  switch (field.type) {
    case 'number':
      return field.max ?? 7
    case 'select':
      return Object(field.options.at(-1)).value
    case 'date':
      return '2026-09-02T12:00:00.000Z'
    case 'checkbox':
      return true
    case 'email':
      return 'uji@contoh.example'
    case 'upload':
      return field.hasMany ? [ids.captioned] : ids.media
    case 'relationship': {
      const id = ids[String(field.relationTo)]
      return field.hasMany ? [id] : id
    }
    case 'group':
      return valuesIn(fieldsIn(field), locale)
    case 'array':
      return [valuesIn(fieldsIn(field), locale)]
    default:
      return field.localized ? `${field.name} ${locale}` : '+62 812 0000 0001'
  }
}

/** Returns the only entity of a list, without what differs between services. */
async function read(service: Service, path: string, locale: Locale = 'id') {
  const { data } = await (await service.call(`${path}?lang=${locale}&language=${locale}`)).json()
  const [entity] = data.data ?? data
  const { updated_at: _, ...values } = entity.units?.[0] ?? entity
  return values
}

const source: SourceHost = {
  ...sourceHost('http://first.example', { timeoutMs: 1000, responseBytes: 1_000_000 }),
  async read(name, locale) {
    const { pathname, search } = endpointUrl('http://first.example', name, locale)
    const body = await (await first.call(pathname + search)).json()
    return endpoints[name].response.parse(body) as never
  },
  readPicture: async () => picture,
  readDocument: async () => pdf,
}

function asFile(data: Buffer, name: string, mimetype: string) {
  return { name, data, mimetype, size: data.length }
}
