import '../src/testing/daily-on-sqlite.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mediaFolder } from '../src/collections/media/media-folder.ts'
import { readAllFacts } from '../src/plugins/desk/facts.ts'
import { openServiceForFile } from '../src/testing/open-service-for-file.ts'
import { smallSample } from '../src/testing/small-sample.ts'
import { sampleContent } from './content.ts'
import { loadSampleContent } from './load.ts'
import { resetToSampleContent } from './reset.ts'

const { path: sampleFolder, remove: removeFolder } = await smallSample()
afterAll(removeFolder)
const service = await openServiceForFile()

test('stores nothing when it fails', async () => {
  await expect(loadSampleContent(service.payload, '/nowhere')).rejects.toThrow('ENOENT')
  expect((await service.payload.count({ collection: 'media' })).totalDocs).toBe(0)
})

test('leaves a database with content unchanged', async () => {
  const { id } = await service.payload.create({
    collection: 'businesses',
    data: { name: 'Milik kami', description: 'Sudah ada', sortOrder: 1 },
  })
  await loadSampleContent(service.payload, sampleFolder)
  expect((await service.payload.count({ collection: 'products' })).totalDocs).toBe(0)
  await service.payload.delete({ collection: 'businesses', id })
})

test('fills an empty database once', async () => {
  await loadSampleContent(service.payload, sampleFolder)
  const { totalDocs } = await service.payload.count({ collection: 'products' })
  expect(totalDocs).toBeGreaterThanOrEqual(6)
  await loadSampleContent(service.payload, sampleFolder)
  expect((await service.payload.count({ collection: 'products' })).totalDocs).toBe(totalDocs)
})

test('lacks no text in any language', async () => {
  const facts = await readAllFacts(service.payload)
  expect(facts.length).toBeGreaterThan(50)
  expect(facts.filter(({ missing }) => missing.id + missing.en > 0)).toEqual([])
})

test('replaces all content by the sample, and keeps the accounts', async () => {
  const { payload } = service
  await service.signIn('editor')
  const message = { name: 'Sari', email: 'sari@pembeli.example', message: 'Halo' }
  const receivedAt = new Date().toISOString()
  await payload.create({ collection: 'messages', data: { ...message, status: 'new', receivedAt } })
  await payload.updateGlobal({ slug: 'company-settings', data: { companyName: 'PT Lain' } })
  await payload.delete({ collection: 'blog-posts', where: { id: { exists: true } } })
  await payload.create({
    collection: 'businesses',
    data: { name: 'Sementara', description: 'Uji coba', sortOrder: 1 },
  })
  const users = await payload.count({ collection: 'users' })
  await resetToSampleContent(payload, sampleFolder)
  const { companyName } = await payload.findGlobal({ slug: 'company-settings' })
  expect(companyName).toBe(sampleContent.settings.company_name.id)
  const counts = await Promise.all(
    (['messages', 'businesses', 'blog-posts', 'media'] as const).map(async (collection) => {
      return (await payload.count({ collection })).totalDocs
    }),
  )
  const { businesses, posts, pictures } = sampleContent
  expect(counts).toEqual([0, businesses.length, posts.length, Object.keys(pictures).length])
  expect(await payload.count({ collection: 'users' })).toEqual(users)
  expect(readdirSync(mediaFolder(service.dataFolder))).toContain('coal.webp')
})

test('is not loaded in production, before anything is opened', () => {
  const { status, stderr } = spawnSync(process.execPath, ['cli/sample.ts', '--reset'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DEPLOYMENT: 'production',
      DATA_DIR: join(service.dataFolder, 'none'),
      PAYLOAD_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      ADMIN_EMAIL: 'redaksi@contoh.example',
      CONTENT_ORIGIN: 'https://isi.contoh.example',
    },
  })
  expect(status).toBe(1)
  expect(stderr).toBe('The sample content is not loaded when DEPLOYMENT is production.\n')
  expect(existsSync(join(service.dataFolder, 'none'))).toBe(false)
})
