import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contactDetails } from '@niaga/contract/contact-details'
import { endpoints } from '@niaga/contract/endpoints'
import { locales } from '@niaga/contract/locale'
import type { Migration } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  hasDrafts,
  publicCollections,
  publicGlobals,
} from '../../collections/content/public-collections.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'

// Migrates a database with content from the first migration to the present: on an empty database, a migration that fails
// on rows or loses some would pass.

const now = "'2026-11-01T00:00:00.000Z'"
const later = "'2026-11-02T00:00:00.000Z'"

const coal = {
  name: { id: 'Batubara', en: 'Coal' },
  features: [{ id: 'row-1', title: { id: 'Abu', en: 'Ash' } }],
}

/** Rows for both dialects. The database assigns the ids, from 1. */
const firstContent = [
  `INSERT INTO users (name, role, email, updated_at, created_at)
   VALUES ('Kepala', 'admin', 'kepala@contoh.example', ${now}, ${now})`,
  `INSERT INTO media (alt_indonesian, alt_english, filename, mime_type, width, height, updated_at, created_at)
   VALUES ('Tambang', 'Mine', 'tambang.webp', 'image/webp', 64, 48, ${now}, ${now})`,
  `INSERT INTO blog_posts (image_id, published_date, listed_at, _status, updated_at, created_at)
   VALUES (1, ${now}, ${now}, 'published', ${now}, ${now})`,
  `INSERT INTO blog_posts_locales (title, _locale, _parent_id)
   VALUES ('Pengiriman', 'id', 1), ('Shipment', 'en', 1)`,
  `INSERT INTO products (image_id, sort_order, updated_at, created_at)
   VALUES (1, 10, ${now}, ${now})`,
  `INSERT INTO products_locales (name, description, _locale, _parent_id)
   VALUES ('Batubara', 'Batubara termal', 'id', 1), ('Coal', 'Thermal coal', 'en', 1)`,
  `INSERT INTO products_features (_order, _parent_id, id) VALUES (1, 1, 'row-1')`,
  `INSERT INTO products_features_locales (title, description, _locale, _parent_id)
   VALUES ('Abu', '5-12 %', 'id', 'row-1'), ('Ash', '5-12 %', 'en', 'row-1')`,
  `INSERT INTO businesses (logo_id, sort_order, updated_at, created_at)
   VALUES (1, 10, ${now}, ${now})`,
  `INSERT INTO businesses_locales (name, description, _locale, _parent_id)
   VALUES ('Energi', 'Perdagangan batubara', 'id', 1)`,
  `INSERT INTO tools (image_id, sort_order, updated_at, created_at) VALUES (1, 10, ${now}, ${now})`,
  `INSERT INTO tools_locales (name, description, _locale, _parent_id)
   VALUES ('Pompa', 'Pompa lumpur', 'id', 1)`,
  `INSERT INTO _tools_v (parent_id, version_sort_order, created_at, updated_at)
   VALUES (1, 10, ${now}, ${now}), (1, 10, ${now}, ${later})`,
  `INSERT INTO _tools_v_locales (version_name, version_description, _locale, _parent_id)
   VALUES ('Pompa lama', 'Pompa', 'id', 1), ('Pompa', 'Pompa lumpur', 'id', 2)`,
  `INSERT INTO galleries (image_id, sort_order, updated_at, created_at)
   VALUES (1, 10, ${now}, ${now})`,
  `INSERT INTO galleries_locales (title, _locale, _parent_id) VALUES ('Dermaga', 'id', 1)`,
  `INSERT INTO mining_locations (sort_order, updated_at, created_at) VALUES (10, ${now}, ${now})`,
  `INSERT INTO mining_locations_locales (location, description, _locale, _parent_id)
   VALUES ('Paser', 'Tambang batubara', 'id', 1)`,
  `INSERT INTO managements (name, sort_order, updated_at, created_at)
   VALUES ('Rani', 10, ${now}, ${now})`,
  `INSERT INTO managements_locales (position, _locale, _parent_id) VALUES ('Direktur', 'id', 1)`,
  `INSERT INTO menu_items (url, sort_order, updated_at, created_at)
   VALUES ('/blog', 10, ${now}, ${now})`,
  `INSERT INTO menu_items_locales (title, _locale, _parent_id) VALUES ('Berita', 'id', 1)`,
  `INSERT INTO footer_items (sort_order, updated_at, created_at) VALUES (10, ${now}, ${now})`,
  `INSERT INTO footer_items_locales (name, title, content, _locale, _parent_id)
   VALUES ('telepon', 'Telepon', '+62 21 000 000', 'id', 1)`,
  `INSERT INTO messages (name, email, message, note, status, received_at, updated_at, created_at)
   VALUES ('Sari', 'sari@pembeli.example', 'Halo', 'Ditelepon', 'answered', ${now}, ${now}, ${now})`,
  `INSERT INTO company_settings (social_linkedin, contact_phone, contact_email)
   VALUES ('https://linkedin.example/contoh', '+62 21 111', 'info@contoh.example')`,
  `INSERT INTO company_settings_locales (company_name, contact_address, contact_working_hours, _locale, _parent_id)
   VALUES ('PT Contoh', 'Jl. Contoh 1', 'Senin: 08.00', 'id', 1), ('PT Contoh', 'Contoh St 1', 'Monday: 08:00', 'en', 1)`,
  `INSERT INTO _company_settings_v (version_contact_phone, updated_at, created_at)
   VALUES ('+62 21 222', ${now}, ${now})`,
  `INSERT INTO _company_settings_v_locales (version_company_name, version_contact_address, _locale, _parent_id)
   VALUES ('PT Lama', 'Jl. Lama 1', 'id', 1)`,
  `INSERT INTO home_page (hero_image_id) VALUES (1)`,
  `INSERT INTO home_page_locales (hero_title, _locale, _parent_id) VALUES ('Judul', 'id', 1)`,
]

/** Columns of products and machines that a later migration drops. */
const laycansAndNotice = [
  `UPDATE products SET terms_next_laycan_from = ${now}, terms_next_laycan_to = ${later},
   terms_next_laycan_tonnes = '50000', terms_next_laycan_as_of = ${now}`,
  `UPDATE _tools_v SET version_terms_next_laycan_from = ${now} WHERE id = 2`,
  `UPDATE company_settings_locales SET notice = 'Closed today.' WHERE _locale = 'en'`,
]

// The database includes every language, offered or not.
const service = await openServiceForFile({ LANGUAGES: locales.join(',') }, { disableOnInit: true })

beforeAll(async () => {
  const { db } = service.payload
  const migrations = await getMigrations(db.name)
  await db.migrate({ migrations: migrations.slice(0, 1) })
  for (const raw of firstContent) await db.execute({ drizzle: db.drizzle, raw })
  const moved = migrations.findIndex(({ name }) => name.endsWith('_chinese_alternative_texts'))
  await db.migrate({ migrations: migrations.slice(0, moved) })
  const raw = `INSERT INTO media_locales (alt, _locale, _parent_id) VALUES ('矿山', 'zh', 1)`
  await db.execute({ drizzle: db.drizzle, raw })
  const windowsAt = migrations.findIndex(({ name }) => name.endsWith('windows_for_laycan'))
  await db.migrate({ migrations: migrations.slice(0, windowsAt) })
  for (const raw of laycansAndNotice) await db.execute({ drizzle: db.drizzle, raw })
  await db.migrate()
})

test('applies every migration', async () => {
  const { docs } = await service.payload.find({ collection: 'payload-migrations', limit: 0 })
  const names = (await getMigrations(service.payload.db.name)).map(({ name }) => name)
  expect(docs.map(({ name }) => name).sort()).toEqual(names)
})

test('keeps the catalogue, in both languages', async () => {
  const { data } = await getBody('/api/products/1')
  expect(endpoints.product.response.parse({ data })).toMatchObject({
    name: 'Batubara',
    image: 'tambang.webp',
    translations: { en: { name: 'Coal', description: 'Thermal coal' } },
    features: [{ id: 'row-1', title: 'Abu', translations: { en: { title: 'Ash' } } }],
  })
})

test('keeps the posts', async () => {
  const { data } = await getBody('/api/blogs?lang=en')
  expect(data.data).toMatchObject([{ title: 'Shipment' }])
})

test('keeps equipment and the lists of the company', async () => {
  for (const list of ['tools', 'businesses', 'galleries', 'mining-locations', 'managements']) {
    expect((await getBody(`/api/${list}`)).data.data).toHaveLength(1)
  }
})

test('keeps the company and its home page', async () => {
  const { data } = await getBody('/api/home')
  expect(JSON.stringify(data.settings)).toContain('PT Contoh')
  expect(JSON.stringify(data.settings)).toContain('https://linkedin.example/contoh')
  expect(JSON.stringify(data.sections)).toContain('Judul')
  expect(JSON.stringify(data.footers)).toContain('+62 21 000 000')
  expect(JSON.stringify(data.menus)).toContain('Berita')
})

test('makes an office of telephone, address and working hours, as visitors saw them', async () => {
  const { data } = await getBody('/api/contact?lang=en')
  const { company, footers } = endpoints.contact.response.parse({ data })
  expect(company?.offices).toEqual([
    {
      ...{ name: 'Head office', address: 'Contoh St 1', phone: '+62 21 000 000' },
      ...{ time_zone: 'Asia/Jakarta', hours: [], hours_note: 'Monday: 08:00' },
    },
  ])
  const details = contactDetails({ settings: data.settings, footers }, 'id')
  expect(details).toEqual({
    ...{ address: 'Jl. Contoh 1', phone: '+62 21 000 000' },
    ...{ email: 'info@contoh.example', workingHours: ['Senin: 08.00'] },
  })
})

test('keeps the address of an earlier version of the company profile', async () => {
  const slug = 'company-settings'
  const { docs } = await service.payload.findGlobalVersions({ slug, locale: 'id' })
  expect(docs[0]?.version.offices).toMatchObject([{ name: 'Kantor pusat', address: 'Jl. Lama 1' }])
})

test('keeps messages, with their status as a stage and their note as the first', async () => {
  const { docs } = await service.payload.find({ collection: 'messages' })
  expect(docs).toMatchObject([{ name: 'Sari', message: 'Halo', status: 'quoted' }])
  expect(docs).toMatchObject([{ addressKey: 'sari@pembeli.example', companyKey: null }])
  expect(docs[0]?.notes).toMatchObject([{ text: 'Ditelepon', author: null }])
  expect(docs[0]?.notes?.[0]?.at).toBe(docs[0]?.updatedAt)
})

test('keeps pictures and accounts', async () => {
  const { payload } = service
  const pictures = await payload.find({ collection: 'media' })
  expect(pictures.docs).toMatchObject([
    { altIndonesian: 'Tambang', altEnglish: 'Mine', altChinese: '矿山' },
  ])
  const accounts = await payload.find({ collection: 'users' })
  expect(accounts.docs).toMatchObject([{ name: 'Kepala', role: 'admin' }])
})

test('publishes what was stored before there were drafts', async () => {
  const { payload } = service
  for (const collection of publicCollections.filter(hasDrafts)) {
    const { docs } = await payload.find({ collection })
    expect(docs.map(({ _status }) => _status)).not.toContain('draft')
  }
  for (const collection of ['products', 'menu-items', 'footer-items'] as const) {
    const { docs } = await payload.find({ collection, locale: 'all' })
    expect(docs).toMatchObject([{ _status: 'published' }])
    expect(docs[0]).toMatchObject(collection === 'products' ? coal : {})
  }
  for (const slug of publicGlobals) {
    expect(await payload.findGlobal({ slug })).toMatchObject({ _status: 'published' })
  }
})

test('keeps the versions that there were', async () => {
  const versions = await service.payload.findVersions({ collection: 'tools', sort: 'id' })
  expect(versions.docs).toMatchObject([
    { latest: null, version: { _status: 'published', name: 'Pompa lama' } },
    { latest: true, version: { _status: 'published', name: 'Pompa' } },
  ])
})

test('keeps the laycan of a product as a window, and half of one in a version', async () => {
  const { payload } = service
  const { terms } = await payload.findByID({ collection: 'products', id: 1 })
  const [from, to] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z']
  expect(terms?.windows).toMatchObject([{ from, to, tonnes: '50000', asOf: from }])
  const { docs } = await payload.findVersions({ collection: 'tools', sort: 'id' })
  expect(docs.map(({ version }) => version.terms?.windows)).toMatchObject([[], [{ from }]])
})

test('keeps the notice of the company', async () => {
  const { data } = await getBody('/api/contact')
  expect(data.company).toMatchObject({ notice: 'Closed today.' })
})

test('accepts changes of what it kept', async () => {
  const { payload } = service
  const options = { collection: 'products', id: 1, locale: 'id' } as const
  await payload.update({ ...options, data: { name: 'Batu bara' } })
  expect(await payload.findByID(options)).toMatchObject({
    name: 'Batu bara',
    features: [{ title: 'Abu' }],
  })
})

// Payload creates none of these indexes; without them a list of some thousand posts, or a hundred products, takes minutes.
test('reads a list of posts or products by an index', async () => {
  const { db } = service.payload
  const raw =
    db.name === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'index'`
      : 'SELECT indexname AS name FROM pg_indexes'
  const { rows } = await db.execute({ drizzle: db.drizzle, raw })
  expect([...rows].map((row) => Reflect.get(Object(row), 'name'))).toEqual(
    expect.arrayContaining([
      'blog_posts_locales_parent_id_idx',
      '_blog_posts_v_locales_parent_id_idx',
      '_blog_posts_v_order_idx',
      'products_grades_rows_locales_parent_id_idx',
      '_products_v_version_grades_rows_locales_parent_id_idx',
      'units_locales_parent_id_idx',
    ]),
  )
})

test('has a migration for everything that the collections store', async () => {
  const { db } = service.payload
  const kit = db.requireDrizzleKit?.()
  const folder = join(import.meta.dirname, './migrations', db.name)
  const files = readdirSync(folder).sort()
  const latest = files.findLast((file) => file.endsWith('.json')) ?? ''
  const committed = JSON.parse(readFileSync(join(folder, latest), 'utf8'))
  const current = await kit?.generateDrizzleJson(db.schema ?? {})
  expect(await kit?.generateMigration(committed, current ?? committed)).toEqual([])
  const fileNames = files.flatMap((file) => /^(\d.*)\.ts$/.exec(file)?.[1] ?? [])
  expect((await getMigrations(db.name)).map(({ name }) => name)).toEqual(fileNames)
})

async function getMigrations(dialect: string): Promise<Migration[]> {
  const { migrations } = await import(`./migrations/${dialect}/index.ts`)
  return migrations
}

async function getBody(path: string) {
  const response = await service.call(path)
  expect(response.status).toBe(200)
  return response.json()
}
