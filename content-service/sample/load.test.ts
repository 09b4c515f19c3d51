import '../src/testing/daily-on-sqlite.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '@niaga/server-kit/settings'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, expect, test } from 'vitest'
import { mediaFolder } from '../src/collections/media/media-folder.ts'
import { readAllFacts } from '../src/plugins/desk/facts.ts'
import { openServiceForFile } from '../src/testing/open-service-for-file.ts'
import { smallSample } from '../src/testing/small-sample.ts'
import posts from './blog-posts.json' with { type: 'json' }
import businesses from './businesses.json' with { type: 'json' }
import settings from './company-settings.json' with { type: 'json' }
import { loadSampleContent } from './load.ts'
import pictures from './media.json' with { type: 'json' }
import { resetToSampleContent } from './reset.ts'

const { path: sampleFolder, remove: removeFolder } = await smallSample()
afterAll(removeFolder)
const service = await openServiceForFile()

const text = { id: 'Teks', en: 'Text' }
const redirect = { from: '/lama', to: '/kontak', permanent: true }
const item = { key: 'home', url: '/', title: text }

test.for([
  ['cranes.json', [], 'cranes.json is not named after one of media, home-page, '],
  ['redirects.json', '[{', 'redirects.json is not JSON: SyntaxError'],
  ['redirects.json', redirect, 'redirects.json must be a list.'],
  ['redirects.json', [redirect, 'x'], 'redirects.json: 1. must be an object.'],
  ['redirects.json', [redirect, { form: '/' }], 'redirects.json: 1.form is not a field.'],
  ['redirects.json', [redirect, { ...redirect, to: text }], '1.to has no languages.'],
  ['redirects.json', [redirect, { ...redirect, from: 'x' }], 'redirects.json: 1.from in id: '],
  ['menu-items.json', [item, item], 'menu-items.json: 1.key is home, like that of another.'],
  ['people.json', [{ name: 'Sari', role: 'Sales' }], '0.role must have a text for each language.'],
  ['people.json', [{ name: 'Sari', email: 'sari@contoh.example' }], 'people.json: 0.role in id: '],
  ['units.json', [{ tool: 'crane' }], '0.tool names crane, which is not a key of tools.'],
  ['blog-posts.json', [{ publishedDate: 'today' }], '0.publishedDate must be a date, such as'],
  ['blog-posts.json', [{ body: [text, { title: text }] }], '0.body.1 must be a text, or a heading'],
  ['company-settings.json', { holidays: {} }, 'company-settings.json: holidays must be a list.'],
  ['documents.json', [{ file: 'x.pdf' }], 'documents/x.pdf is not there'],
] as const)('%s with %j stops with its place and rule, and stores nothing', async (wrong) => {
  const [file, content, rule] = wrong
  await using folder = temporaryFolder()
  const json = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(join(folder.path, file), json)
  const error = await loadSampleContent(service.payload, folder.path).catch((reason) => reason)
  expect(error).toBeInstanceOf(SettingsError)
  expect(error.message).toContain(rule)
  expect((await service.payload.count({ collection: 'redirects' })).totalDocs).toBe(0)
})

test('stops at a folder that is missing', async () => {
  const loading = loadSampleContent(service.payload, '/nowhere')
  await expect(loading).rejects.toThrow('/nowhere is not a folder.')
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
  expect(companyName).toBe(settings.companyName.id)
  const counts = await Promise.all(
    (['messages', 'businesses', 'blog-posts', 'media'] as const).map(async (collection) => {
      return (await payload.count({ collection })).totalDocs
    }),
  )
  expect(counts).toEqual([0, businesses.length, posts.length, pictures.length])
  expect(await payload.count({ collection: 'users' })).toEqual(users)
  expect(readdirSync(mediaFolder(service.dataFolder))).toContain('coal.webp')
})

test('the command stops at wrong data in the folder that SAMPLE_CONTENT names', async () => {
  await using folder = temporaryFolder()
  writeFileSync(join(folder.path, 'menu-items.json'), '[{}]')
  const { status, stderr } = spawnSync(process.execPath, ['cli/sample.ts'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: join(folder.path, 'data'),
      LOG_LEVEL: 'silent',
      SAMPLE_CONTENT: folder.path,
    },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('The sample content is wrong: menu-items.json: 0.')
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
