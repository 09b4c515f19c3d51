import '../../src/testing/daily-on-sqlite.ts'
import { endpoints } from '@niaga/contract/endpoints'
import { baseLocales } from '@niaga/contract/locale'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentVersion } from '../../src/collections/content-versions/versions.ts'
import { openService, type Service } from '../../src/testing/open-service.ts'
import { type SampleHost, startSampleHost } from '../../src/testing/sample-host.ts'
import { importContent } from './import-content.ts'
import { type SourceHost, sourceHost } from './source-host.ts'

// Imports a second content service, with the sample content, into an empty one.

const lines: string[] = []
const options = { isAdded: false, log: (line: string) => lines.push(line) }

let other: SampleHost
let source: SourceHost
let service: Service

beforeAll(async () => {
  const [started, opened] = await Promise.all([startSampleHost(), openService()])
  other = started
  service = opened
  const limits = { timeoutMs: 10_000, responseBytes: 1_000_000 }
  source = sourceHost(other.origin, limits)
})

afterAll(async () => {
  await other.close()
  await service.close()
})

test('imports everything that another content service publishes, and logs its progress', async () => {
  const report = await importContent(service.payload, source, options)
  expect(report.problems()).toEqual([])
  expect(lines).toContain('products: 6 new')
  expect(lines.at(-1)).toMatch(/^pictures: \d+ new/)
})

test.for(
  Object.values(endpoints).flatMap((endpoint) =>
    endpoint.method === 'GET' ? baseLocales.map((locale) => [endpoint.path, locale] as const) : [],
  ),
)('responds to %s in %s as the other service does', async ([path, locale]) => {
  const call = `${path.replace('{id}', '3')}?lang=${locale}`
  const theirs = await (await fetch(source.host + call)).json()
  const ours = await (await service.call(call)).json()
  expect(withoutRowIds(ours)).toEqual(withoutRowIds(theirs))
})

test('imports the pictures with their alternative texts', async () => {
  const { docs } = await service.payload.find({ collection: 'media', limit: 0 })
  expect(docs.length).toBeGreaterThan(20)
  for (const { altIndonesian, altEnglish, filesize } of docs) {
    expect([altIndonesian, altEnglish]).not.toContain('')
    expect(filesize).toBeGreaterThan(0)
  }
})

test('changes nothing in a second run', async () => {
  const version = await contentVersion(service)
  const report = await importContent(service.payload, source, options)
  expect(report.written()).toBe(0)
  expect(report.problems()).toEqual([])
  expect(await contentVersion(service)).toBe(version)
})

test('gives the next document an unused id', async () => {
  const data = { name: 'Nikel', description: 'Bijih', sortOrder: 1 }
  const { id } = await service.payload.create({ collection: 'products', data })
  expect(id).toBeGreaterThan(6)
})

/** Row ids and storage dates of sheets differ between services. */
function withoutRowIds(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) =>
    name === 'updated_at' || (name === 'id' && typeof value === 'string') ? undefined : value,
  )
}
