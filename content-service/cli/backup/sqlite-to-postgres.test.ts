import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@niaga/contract/endpoints'
import { baseLocales } from '@niaga/contract/locale'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openService, type Service } from '../../src/testing/open-service.ts'
import { queryDatabase } from '../../src/testing/query-database.ts'
import { testDatabase } from '../../src/testing/test-database.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore-archive.ts'

const { path: folder, remove: removeFolder } = temporaryFolder()
const archive = join(folder, 'niaga.tar.gz')
const restored = join(folder, 'restored')
const hasPostgres = Boolean(inject('postgresUrl'))

let before: Service
let after: Service
let deletedId: number

beforeAll(async () => {
  if (!hasPostgres) return
  const databaseUrl = `file:${join(folder, 'content.db')}`
  before = await openService({ DATABASE_URL: databaseUrl }, { hasSampleContent: true })
  const { payload } = before
  const passing = { name: 'Sementara', position: 'Magang', sortOrder: 99 }
  deletedId = (await payload.create({ collection: 'managements', data: passing })).id
  await payload.delete({ collection: 'managements', id: deletedId })
  const [draft] = (await payload.find({ collection: 'blog-posts', limit: 1, sort: 'id' })).docs
  await payload.update({
    collection: 'blog-posts',
    id: draft?.id ?? 0,
    data: { title: 'Judul yang belum terbit' },
    draft: true,
  })
  await storeMessage(before, 'Sebelum')
  await backUp({ dataFolder: before.dataFolder, databaseUrl, bucket: null }, archive)
  const target = (await testDatabase()) ?? ''
  await restore(archive, { dataFolder: restored, databaseUrl: target, bucket: null })
  after = await openService({ DATABASE_URL: target, DATA_DIR: restored })
})

afterAll(async () => {
  await before?.close()
  await after?.close()
  await removeFolder()
})

test.runIf(hasPostgres)('responds to every call as it did on SQLite', async () => {
  const addresses = await everyAddress()
  expect(addresses.length).toBeGreaterThan(60)
  for (const address of addresses) {
    const [one, other] = await Promise.all([before.call(address), after.call(address)])
    expect(one.status).toBe(200)
    expect(await other.json(), address).toEqual(await one.json())
  }
})

test.runIf(hasPostgres)('has every row, version and file', async () => {
  const tables = await queryDatabase(
    before.payload.config.custom.services.environment.databaseUrl,
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'payload_migrations'`,
  )
  const names = tables.map(({ name }) => `"${name}"`)
  expect(names).toContain('"_blog_posts_v_locales"')
  const sums = names.map((name) => `SELECT count(*) AS count FROM ${name}`)
  const counts = async (service: Service) =>
    (await queryDatabase(service.databaseUrl, ...sums)).map(({ count }) => Number(count))
  expect(await counts(after)).toEqual(await counts(before))
  expect(readdirSync(join(restored, 'media')).sort()).toEqual(
    readdirSync(join(before.dataFolder, 'media')).sort(),
  )
  const versions = { collection: 'blog-posts', sort: '-updatedAt', limit: 1 } as const
  const [draft] = (await after.payload.findVersions(versions)).docs
  expect(draft?.version.title).toBe('Judul yang belum terbit')
})

test.runIf(hasPostgres)(
  'gives new documents ids that none ever had, and rejects orphans',
  async () => {
    const data = { name: 'Baru', position: 'Staf', sortOrder: 100 }
    const { id } = await after.payload.create({ collection: 'managements', data })
    expect(id).toBe(deletedId + 1)
    await storeMessage(after, 'Sesudah')
    const messages = await after.payload.find({ collection: 'messages', sort: 'id' })
    expect(messages.docs.map(({ name }) => name)).toEqual(['Sebelum', 'Sesudah'])
    await expect(
      queryDatabase(
        after.databaseUrl,
        `INSERT INTO managements_locales (_locale, _parent_id) VALUES ('id', 999999)`,
      ),
    ).rejects.toThrow('violates foreign key')
  },
)

/** Lists every read call of the contract in every language, including the details of all documents. */
async function everyAddress(): Promise<string[]> {
  const addresses: string[] = []
  for (const endpoint of Object.values(endpoints)) {
    if (endpoint.method !== 'GET') continue
    for (const locale of baseLocales) {
      const query = `?${endpoint.languageParameter}=${locale}`
      if (!endpoint.path.includes('{id}')) addresses.push(endpoint.path + query)
      else {
        const list = endpoint.path.replace('/{id}', '')
        const { data } = await (await before.call(list + query)).json()
        const ids = (Array.isArray(data) ? data : data.data).map(({ id }: { id: number }) => id)
        addresses.push(...ids.map((id: number) => `${list}/${id}${query}`))
      }
    }
  }
  return addresses
}

async function storeMessage(service: Service, name: string): Promise<void> {
  const json = { name, email: 'sari@pembeli.example', message: 'Halo' }
  const init = { method: 'POST', json }
  expect((await service.call('/api/send-contact', init)).ok).toBe(true)
}
