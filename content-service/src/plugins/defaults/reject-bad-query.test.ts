import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

test.for([
  ...['where=x', 'where=[]', 'where="x"', 'where=7', 'where[]=x', 'where[and]=x', 'where[and][]=x'],
  ...['where[or][0]=x', 'where[AND][0][]=x', 'where[title]=x', 'where[title][]=x'],
  ...['where[title][equal]=x', 'where[and][0][title]=x', 'where[or][0][and][]=x'],
])(
  'responds with 400 to the query %s, which Payload takes for no conditions, and deletes nothing',
  async (query) => {
    const data = { title: 'Berita', url: '/blog', sortOrder: 1 }
    await service.payload.create({ collection: 'menu-items', data })
    const before = await service.payload.count({ collection: 'menu-items' })
    for (const method of ['GET', 'DELETE']) {
      const response = await service.callAdmin(`/menu-items?${query}`, {
        method,
        headers: asEditor,
      })
      expect(response.status).toBe(400)
    }
    expect(await service.payload.count({ collection: 'menu-items' })).toEqual(before)
  },
)

test('reveals nothing of the database where a query of an account fails', async () => {
  const path = '/blog-posts?where[id][within]=x'
  const response = await service.callAdmin(path, { headers: asEditor })
  expect([response.status, await response.json()]).toEqual([
    500,
    { errors: [{ message: 'Terjadi kesalahan yang tidak diketahui.' }] },
  ])
})

test.for([
  ...[
    'limit=0',
    'limit=5&page=2',
    'where=',
    'depth=abc',
    'where[body][exists]=true',
    'sort=-title',
  ],
  ...[
    'where[title][like]=x',
    'where[or][0][title][equals]=x&where[or][1][id][in]=1,2',
    'locale=xx',
  ],
])('responds to the query %s', async (query) => {
  const response = await service.callAdmin(`/blog-posts?${query}`, { headers: asEditor })
  expect(response.status).toBe(200)
})

test('neither sorts nor searches by what an account may not read, through any reference', async () => {
  const queries: string[] = []
  for (const role of ['sales', 'admin'] as const) {
    const headers = await service.signIn(role)
    for (const { slug, flattenedFields } of service.payload.config.collections) {
      for (const path of hiddenIn(flattenedFields)) {
        for (const query of [`sort=${path}`, `sort=id,-${path}`, `where[${path}][exists]=true`]) {
          const { status } = await service.callAdmin(`/${slug}?${query}`, { headers })
          expect([400, 403, 404, 501], `${role} ${slug}?${query}`).toContain(status)
        }
        queries.push(`${slug}.${path}`)
      }
    }
    // Sales may read only their own account.
    const { status } = await service.callAdmin('/messages?sort=assignedTo.email', { headers })
    expect(status).toBe(role === 'sales' ? 400 : 200)
  }
  expect(queries).toContain('messages.assignedTo.hash')
})

test('fills in nothing that an account may not read', async () => {
  const [{ id: assignedTo } = { id: 0 }] = (await service.payload.find({ collection: 'users' }))
    .docs
  const received = { status: 'new', receivedAt: new Date().toISOString() } as const
  const data = {
    name: 'Rani',
    email: 'rani@contoh.example',
    message: 'Halo',
    ...received,
    assignedTo,
  }
  await service.payload.create({ collection: 'messages', data })
  for (const query of [
    'populate[users][hash]=true',
    'select[assignedTo]=true',
    'joins[x][sort]=y',
  ]) {
    const response = await service.callAdmin(`/messages?depth=2&${query}`, { headers: asEditor })
    const [{ assignedTo: assignee }] = (await response.json()).docs
    expect(assignee, query).toBe(assignedTo)
  }
})

/** Returns the paths of fields that nobody may read, including those in referenced documents. */
function hiddenIn(fields: FlattenedField[], isReferred = false): string[] {
  return fields.flatMap((field) => {
    if (('hidden' in field && field.hidden) || field.access?.read) return [field.name]
    const inner =
      'flattenedFields' in field ? hiddenIn(field.flattenedFields, isReferred) : referredBy(field)
    return inner.map((path) => `${field.name}.${path}`)
  })

  function referredBy(field: FlattenedField): string[] {
    if (isReferred || !('relationTo' in field) || typeof field.relationTo !== 'string') return []
    return hiddenIn(service.payload.collections[field.relationTo].config.flattenedFields, true)
  }
}

// SQLite compares these values; PostgreSQL rejects them.
test.for([
  ...['where[id][equals]=99999999999', 'where[id][in]=1,99999999999', 'where[id][equals]=1.5'],
  ...['where[image][equals]=99999999999', 'where[updatedAt][like]=2026', 'where[title][like]=%00'],
])('responds to the query %s without a server error', async (query) => {
  const response = await service.callAdmin(`/blog-posts?${query}`, { headers: asEditor })
  expect([200, 400]).toContain(response.status)
  const { docs, errors } = await response.json()
  if (response.status === 200) expect(docs).toEqual([])
  else expect(errors[0].message).toMatch(/tidak dapat/)
})

test.for(['/blog-posts/count?where=x', '/blog-posts/versions?where=x'])(
  'responds to %s with 400',
  async (path) => {
    expect((await service.callAdmin(path, { headers: asEditor })).status).toBe(400)
  },
)

test.for(['users', 'media', 'messages'])(
  'restores no version of %s, which has none',
  async (slug) => {
    for (const headers of [asEditor, {}]) {
      const init = { method: 'POST', headers }
      expect((await service.callAdmin(`/${slug}/versions/1`, init)).status).toBe(404)
    }
  },
)

test('stores a text without its U+0000', async () => {
  const { id } = await service.payload.create({
    collection: 'messages',
    data: {
      ...{ name: 'Rani', email: 'rani@contoh.example', message: 'Halo', status: 'new' },
      receivedAt: new Date().toISOString(),
    },
  })
  const headers = { ...asEditor, 'Content-Type': 'application/json' }
  const save = (path: string, method: string, data: object) =>
    service.callAdmin(path, { method, headers, body: JSON.stringify(data) })
  const message = await save(`/messages/${id}`, 'PATCH', { addNote: 'Sudah\0 dijawab' })
  expect([message.status, (await message.json()).doc.notes[0].text]).toEqual([200, 'Sudah dijawab'])
  const settings = await save('/globals/company-settings', 'POST', { companyName: 'Niaga\0 X' })
  expect([settings.status, (await settings.json()).result?.companyName]).toEqual([200, 'Niaga X'])
  expect((await save('/users/login', 'POST', { email: 'a\0@b.co', password: 'x' })).status).toBe(
    401,
  )
})

test.for([
  ['GET', '/blog-posts/abc'],
  ['GET', '/users/abc'],
  ['GET', '/products/99999999999'],
  ['PATCH', '/products/1.5'],
  ['DELETE', '/products/99999999999'],
  ['POST', '/products/1.5/duplicate'],
  ['PATCH', '/blog-posts/abc'],
  ['PATCH', '/users/abc'],
  ['PATCH', '/media/abc'],
  ['PATCH', '/media/0'],
  ['PATCH', '/users/0'],
  ['DELETE', '/products/abc'],
  ['POST', '/users/verify/x'],
] as const)('finds no document at %s %s', async ([method, path]) => {
  const headers = { ...asEditor, 'Content-Type': 'application/json' }
  const body = method === 'GET' ? undefined : '{}'
  const { status } = await service.callAdmin(path, { method, headers, body })
  expect([400, 404]).toContain(status)
})
