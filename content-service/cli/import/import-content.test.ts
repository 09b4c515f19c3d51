import '../../src/testing/daily-on-sqlite.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { endpoints } from '@niaga/contract/endpoints'
import { baseLocales } from '@niaga/contract/locale'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentVersion } from '../../src/collections/content-versions/versions.ts'
import { openService, type Service } from '../../src/testing/open-service.ts'
import { smallSample } from '../../src/testing/small-sample.ts'
import { importContent } from './import-content.ts'
import { type SourceHost, sourceHost } from './source-host.ts'

// Imports a second content service, with the sample content, into an empty one.

const { path: folder, remove: removeFolder } = temporaryFolder()
const lines: string[] = []
const options = { isAdded: false, log: (line: string) => lines.push(line) }

let other: ChildProcess
let source: SourceHost
let service: Service

beforeAll(async () => {
  await using sample = await smallSample()
  other = fork(join(import.meta.dirname, '../../src/testing/content-host.ts'), [sample.path], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      DATA_DIR: folder,
      SAMPLE_CONTENT: 'none',
      PAYLOAD_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [[{ port }], opened] = await Promise.all([once(other, 'message'), openService()])
  service = opened
  const limits = { timeoutMs: 10_000, responseBytes: 1_000_000 }
  source = sourceHost(`http://127.0.0.1:${port}`, limits)
})

afterAll(async () => {
  other.kill('SIGKILL')
  await service.close()
  await removeFolder()
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

/** The ids of rows differ between services, and when a sheet was stored. */
function withoutRowIds(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) =>
    name === 'updated_at' || (name === 'id' && typeof value === 'string') ? undefined : value,
  )
}
