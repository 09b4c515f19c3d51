import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { publicCollections, publicGlobals } from '../../collections/content/public-collections.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { latestEdits, unreadMessages } from './dashboard-content.ts'

const service = await openServiceForFile()
const req = await createLocalReq({}, service.payload)
const all = new Set<string>([...publicCollections, ...publicGlobals])

test('lists unread messages, newest first', async () => {
  for (const [index, status] of (['new', 'read', 'new'] as const).entries()) {
    const receivedAt = `2026-11-0${index + 1}T00:00:00.000Z`
    const data = { name: `${index}`, email: 's@pembeli.example', message: 'x', status, receivedAt }
    await service.payload.create({ collection: 'messages', data })
  }
  const { messages, total } = await unreadMessages(service.payload)
  expect(total).toBe(2)
  expect(messages.map(({ name }) => name)).toEqual(['2', '0'])
})

test('lists the latest edits with links to the documents', async () => {
  const { payload } = service
  const data = { name: 'Energi', description: 'Batubara', sortOrder: 1 }
  const { id } = await payload.create({ collection: 'businesses', data })
  await payload.updateGlobal({ slug: 'home-page', data: { hero: { title: 'Judul' } } })
  const edits = await latestEdits(req, all)
  expect(edits.map(({ href, title, kind }) => [href, title, kind])).toEqual([
    ['/admin/globals/home-page', 'Beranda', ''],
    [`/admin/collections/businesses/${id}`, 'Energi', 'Unit bisnis'],
  ])
})

test('lists a specification sheet once an account has saved it', async () => {
  const { payload } = service
  await service.signIn('editor')
  const [user] = (await payload.find({ collection: 'users', limit: 1 })).docs
  const [sheet] = (await payload.find({ collection: 'sheets', limit: 1 })).docs
  if (!user || !sheet) throw new Error('There is no account or no sheet')
  const titles = async () => (await latestEdits(req, all)).map(({ title }) => title)
  expect(await titles()).not.toContain(sheet.name)
  await payload.update({ collection: 'sheets', id: sheet.id, data: { uses: [] }, user })
  expect(await titles()).toContain(sheet.name)
})

test('lists no edit that the account cannot open', async () => {
  const { payload } = service
  const data = { title: 'Menu uji', url: '/', sortOrder: 1 }
  await payload.create({ collection: 'menu-items', data })
  const titles = async (open: Set<string>) =>
    (await latestEdits(req, open)).map(({ title }) => title)
  expect(await titles(all)).toContain('Menu uji')
  expect(await titles(new Set(['businesses', 'home-page']))).toEqual(['Beranda', 'Energi'])
})
