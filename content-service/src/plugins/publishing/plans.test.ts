import { beforeAll, expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

let post: number
let other: number

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

const service = await openServiceForFile()
const asEditor = await service.signIn('editor')

beforeAll(async () => {
  const data = { title: 'Terjadwal', _status: 'draft' } as const
  const make = () => service.payload.create({ collection: 'blog-posts', data, draft: true })
  post = (await make()).id
  other = (await make()).id
})

test('plans a publication, removes the plan by its own post alone, and records both', async () => {
  expect(await send('POST', `${post}/plans`, { type: 'publish', date: tomorrow })).toBe(201)
  const [plan] = await plans()
  expect(plan?.input).toMatchObject({ type: 'publish', doc: { value: `${post}` } })
  const asSales = await service.signIn('sales')
  expect(await send('DELETE', `${post}/plans/${plan?.id}`, undefined, asSales)).toBe(403)
  expect(await send('POST', `${post}/plans`, { type: 'publish', date: tomorrow }, asSales)).toBe(
    403,
  )
  expect(await send('DELETE', `${post}/plans/${plan?.id}`, undefined, {})).toBe(403)
  expect(await send('DELETE', `${other}/plans/${plan?.id}`)).toBe(404)
  expect(await plans()).toHaveLength(1)
  expect(await send('DELETE', `${post}/plans/${plan?.id}`)).toBe(200)
  expect(await plans()).toEqual([])
  const about = { about: { equals: `blog-posts/${post}` } }
  const { docs } = await service.payload.find({ collection: 'audit-log', where: about, sort: 'id' })
  expect(docs).toMatchObject([
    { event: 'plan-made', title: 'Terjadwal', who: 'editor <editor-2@contoh.example>' },
    { event: 'plan-removed', title: 'Terjadwal' },
  ])
})

test.for([
  undefined,
  { type: 'delete', date: tomorrow },
  { type: 'publish', date: 'besok' },
  { type: 'publish', date: '2020-01-01T00:00:00.000Z' },
])('plans nothing from %j', async (body) => {
  expect(await send('POST', `${post}/plans`, body)).toBe(400)
  expect(await plans()).toEqual([])
})

async function plans() {
  const where = { taskSlug: { equals: 'schedulePublish' } }
  return (await service.payload.find({ collection: 'payload-jobs', where })).docs
}

async function send(method: string, path: string, body?: object, account = asEditor) {
  const headers = { ...account, 'Content-Type': 'application/json' }
  const init = { method, headers, body: body && JSON.stringify(body) }
  return (await service.callAdmin(`/blog-posts/${path}`, init)).status
}
