import '../../testing/daily-on-sqlite.ts'
import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { readVersions, type Versioned } from './read-versions.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')
const asAdmin = await service.signIn('admin')

async function save(path: string, method: string, headers: HeadersInit, data: object) {
  const response = await service.callAdmin(path, { method, headers, json: data })
  expect(response.ok).toBe(true)
  return response.json()
}

async function getVersions(versioned: Versioned, page = 1) {
  const [user] = (await service.payload.find({ collection: 'users', limit: 1 })).docs
  return readVersions(await createLocalReq({ user }, service.payload), versioned, page)
}

test('names who saved each version, whatever a request claims', async () => {
  const { payload } = service
  const data = { name: 'Nikel', description: 'Uji', sortOrder: 1 }
  const { id } = await payload.create({ collection: 'products', data })
  await save(`/products/${id}`, 'PATCH', asEditor, { name: 'Nikel dua', savedBy: 'Orang lain' })
  await save(`/products/${id}`, 'PATCH', asAdmin, { name: 'Nikel tiga' })
  const names = async () => {
    const { lines } = await getVersions({ collection: 'products', id, hasDrafts: false })
    return lines.map(({ savedBy }) => savedBy)
  }
  expect(await names()).toEqual(['admin', 'editor', null])
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
    limit: 1,
  })
  await save(`/products/versions/${docs[0]?.id}`, 'POST', asEditor, {})
  expect(await names()).toEqual(['editor', 'admin', 'editor', null])
})

test.for([
  ['home-page', 'draft'],
  ['company-settings', 'published'],
] as const)(
  'names who saved %s and who restored a version that is a %s',
  async ([global, _status]) => {
    const path = `/globals/${global}`
    const data = { hero: { title: 'Judul' }, companyName: 'PT Uji', _status }
    const query = _status === 'draft' ? '?draft=true' : ''
    await save(`${path}${query}`, 'POST', asEditor, data)
    await save(`${path}${query}`, 'POST', asEditor, data)
    const versioned: Versioned = { global, hasDrafts: true }
    const before = (await getVersions(versioned)).lines
    await save(`${path}/versions/${before[1]?.id}`, 'POST', asAdmin, {})
    const { lines } = await getVersions(versioned)
    expect(lines.map(({ savedBy, status }) => [savedBy, status])).toEqual([
      ['admin', _status],
      ['editor', _status],
      ['editor', _status],
    ])
  },
)

test('tells drafts from what was published, and reads page by page', async () => {
  const { payload } = service
  const collection = 'blog-posts'
  const draft = { title: 'Kapal', _status: 'draft' as const }
  const { id } = await payload.create({ collection, draft: true, data: draft })
  const versioned: Versioned = { collection, id, hasDrafts: true }
  for (let count = 0; count < 25; count += 1) {
    await payload.update({ collection, id, draft: true, data: { title: `Kapal ${count}` } })
  }
  const { lines, pages } = await getVersions(versioned)
  expect([lines.length, pages, lines[0]?.status]).toEqual([25, 2, 'draft'])
  expect((await getVersions(versioned, 2)).lines).toHaveLength(1)
})
