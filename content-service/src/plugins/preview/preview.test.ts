import '../../testing/daily-on-sqlite.ts'
import { previewHeader, previewParameter, previewResponse } from '@niaga/contract/preview'
import { createLocalReq } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { origin } from '../../testing/open-service.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { getPage } from './plugin.ts'
import { readPreview, signPreview } from './preview-token.ts'

const site = 'https://www.contoh.example'
const minuteMs = 60_000

let account: { user: number; session: string }
let product: number
let sheet: number

const service = await openServiceForFile({ SITE_ORIGIN: site })
const asEditor = { ...(await service.signIn('editor')), 'Content-Type': 'application/json' }

beforeAll(async () => {
  account = await getEditorSession()
  const { docs } = await service.payload.find({ collection: 'sheets', sort: 'id', limit: 1 })
  sheet = docs[0]?.id ?? 0
  product = await storeProduct()
  const draft = { name: 'Batubara draf', _status: 'draft' }
  await save(`/products/${product}?draft=true`, 'PATCH', draft)
})

test('shows a draft with a token, and says who may frame it', async () => {
  const token = tokenFor(product)
  const data = previewResponse.parse(await (await ask('/api/preview', token)).json())
  expect(data).toEqual({ locale: 'id', frame_ancestor: origin })
  for (const path of [`/api/products/${product}`, '/api/products']) {
    const response = await ask(path, token)
    expect(await response.text()).toContain('Batubara draf')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('ETag')).toBeNull()
  }
  expect(await (await service.call(`/api/products/${product}`)).text()).not.toContain('draf')
})

test('shows a document that was never published, and no other one', async () => {
  const first = await save('/products?draft=true', 'POST', { name: 'Nikel', _status: 'draft' })
  const second = await save('/products?draft=true', 'POST', { name: 'Timah', _status: 'draft' })
  const token = tokenFor(first.doc.id)
  const list = await (await ask('/api/products', token)).text()
  expect(list).toContain('Nikel')
  expect(list).not.toContain('Timah')
  expect(list).not.toContain('Batubara draf')
  expect((await ask(`/api/products/${first.doc.id}`, token)).status).toBe(200)
  expect((await ask(`/api/products/${second.doc.id}`, token)).status).toBe(404)
  expect(await (await ask(`/api/products/${product}`, token)).text()).toContain('"Batubara"')
})

test('shows the draft of a sheet on the page of its product', async () => {
  const id = await storeProduct({ sheet })
  const { rows } = await read(`/sheets/${sheet}`)
  const [row, ...rest] = rows
  const changed = { rows: [{ ...row, parameter: 'Nilai draf' }, ...rest], _status: 'draft' }
  await save(`/sheets/${sheet}?draft=true`, 'PATCH', changed)
  const token = signed({ collection: 'sheets', id: sheet })
  for (const path of [`/api/products/${id}`, '/api/sheets']) {
    expect(await (await ask(path, token)).text()).toContain('Nilai draf')
    expect(await (await service.call(path)).text()).not.toContain('Nilai draf')
  }
})

test('shows the draft of a global, and of a post that is not due yet', async () => {
  await save('/globals/home-page?draft=true', 'POST', { hero: { title: 'Judul draf' } })
  const home = signed({ global: 'home-page' })
  expect(await (await ask('/api/home', home)).text()).toContain('Judul draf')
  const body = getBody([{ id: 'Isi.', en: 'Text.' }], 'id')
  const post = { title: 'Kelak', body, publishedDate: '2999-01-01T00:00:00.000Z' }
  const { doc } = await save('/blog-posts?draft=true', 'POST', { ...post, _status: 'draft' })
  const token = signed({ collection: 'blog-posts', id: doc.id })
  expect(await (await ask(`/api/blogs/${doc.id}`, token)).text()).toContain('Kelak')
  expect((await service.call(`/api/blogs/${doc.id}`)).status).toBe(404)
})

test('rejects every token that it did not sign, or not for now', async () => {
  const token = tokenFor(product)
  const [body = '', signature = ''] = token.split('.')
  const other = Buffer.from(body, 'base64url').toString().replace(`${product}`, '2')
  const spellings = [
    '',
    '.',
    body,
    `${body}.`,
    `.${signature}`,
    `${token}.`,
    `${token}A`,
    `${body}=.${signature}`,
    `${Buffer.from(other).toString('base64url')}.${signature}`,
    `${signature}.${body}`,
    'x'.repeat(100_000),
    `${token}.${token}`,
    encodeURIComponent(token).replace('.', '%2E'),
    token.toUpperCase(),
  ]
  for (const spelling of spellings) {
    for (const path of ['/api/preview', `/api/products/${product}`]) {
      const response = await ask(path, spelling)
      expect(response.status, spelling.slice(0, 80)).toBe(404)
      expect(await response.text()).not.toContain('draf')
    }
  }
  expect((await service.call('/api/preview')).status).toBe(404)
  expect((await ask('/api/preview', token, 'POST')).status).toBe(405)
})

test('permits it for three to five minutes, and gives the same token within two', () => {
  const { payload } = service
  const permit = {
    ...account,
    target: { collection: 'products', id: product },
    locale: 'id',
  } as const
  const begin = 100 * 2 * minuteMs
  const token = signPreview(payload, permit, begin)
  expect(signPreview(payload, permit, begin + 2 * minuteMs - 1)).toBe(token)
  expect(signPreview(payload, permit, begin + 2 * minuteMs)).not.toBe(token)
  expect(readPreview(payload, token, begin + 5 * minuteMs - 1)).toMatchObject(permit)
  expect(readPreview(payload, token, begin + 5 * minuteMs)).toBeNull()
  expect(readPreview(payload, token, begin - 1)).toBeNull()
})

test('ends with the session', async () => {
  const headers = { ...(await signInAgain()), 'Content-Type': 'application/json' }
  const { user, session } = await getEditorSession()
  const target = { collection: 'products', id: product } as const
  const token = signPreview(service.payload, { user, session, target, locale: 'id' })
  expect((await ask('/api/preview', token)).status).toBe(200)
  await service.callAdmin('/users/logout', { method: 'POST', headers })
  expect((await ask('/api/preview', token)).status).toBe(404)
  expect((await ask(`/api/products/${product}`, token)).status).toBe(404)
})

test('ends with the right to read the document', async () => {
  const token = tokenFor(product)
  const change = (role: 'editor' | 'sales') =>
    service.payload.update({ collection: 'users', id: account.user, data: { role } })
  await change('sales')
  for (const path of ['/api/preview', `/api/products/${product}`]) {
    expect((await ask(path, token)).status).toBe(404)
  }
  await change('editor')
  expect((await ask('/api/preview', tokenFor(product))).status).toBe(200)
})

test('keeps the earlier versions while a preview saves', async () => {
  const id = await storeProduct()
  await save(`/products/${id}`, 'PATCH', { name: 'Lama', _status: 'published' })
  for (const name of ['Satu', 'Dua', 'Tiga']) {
    await save(`/products/${id}?draft=true&preview=true`, 'PATCH', { name, _status: 'draft' })
  }
  const { docs } = await read(`/products/versions?where[parent][equals]=${id}&sort=-updatedAt`)
  expect(docs).toMatchObject([
    { version: { name: 'Tiga', _status: 'draft' } },
    { version: { name: 'Lama', _status: 'published' } },
    { version: { name: 'Batubara', _status: 'published' } },
  ])
})

test('makes an address for the account that opens the form, and none without a session or right', async () => {
  const { livePreview } = service.payload.collections.products.config.admin
  const req = await createLocalReq({}, service.payload)
  const options = {
    data: { id: product },
    locale: { code: 'en', label: '' },
    payload: service.payload,
  }
  const addressFor = async (user: object | null) =>
    typeof livePreview?.url === 'function'
      ? livePreview.url({ ...options, req: Object.assign(req, { user }) })
      : undefined
  expect(await addressFor(null)).toBeNull()
  const asSales = { id: account.user, _sid: account.session, role: 'sales' }
  expect(await addressFor(asSales)).toBeNull()
  const address = new URL(String(await addressFor({ id: account.user, _sid: account.session })))
  expect(address.origin + address.pathname).toBe(`${site}/en/produk/${product}`)
  const token = address.searchParams.get(previewParameter) ?? ''
  expect(readPreview(service.payload, token)).toMatchObject({ ...account, locale: 'en' })
})

test.for([
  ['products', { id: 3 }, 'id', '/produk/3'],
  ['home-page', {}, 'en', '/en'],
  ['home-page', {}, 'id', '/'],
  ['sheets', { path: '/produk/batubara' }, 'en', '/en/produk/batubara'],
  ['pages', { path: '//evil.example' }, 'id', '/'],
  ['pages', { slug: 'privasi' }, 'id', '/privasi'],
  ['redirects', { from: '/profil', to: '/kontak' }, 'en', '/en/profil'],
  ['pages', { slug: '../x' }, 'id', '/..%2Fx'],
] as const)('knows the page of %s %o in %s', ([slug, document, locale, path]) => {
  expect(getPage(slug, document, locale)).toBe(path)
})

function tokenFor(id: number): string {
  return signed({ collection: 'products', id })
}

function signed(target: Parameters<typeof signPreview>[1]['target']): string {
  return signPreview(service.payload, { ...account, target, locale: 'id' })
}

function ask(path: string, token: string, method = 'GET'): Promise<Response> {
  return service.call(path, { method, headers: { [previewHeader]: token } })
}

async function save(path: string, method: string, data: object) {
  const init = { method, headers: asEditor, body: JSON.stringify(data) }
  return (await service.callAdmin(path, init)).json()
}

async function read(path: string) {
  return (await service.callAdmin(path, { headers: asEditor })).json()
}

async function storeProduct(fields: { sheet?: number } = {}): Promise<number> {
  const data = { name: 'Batubara', description: 'Batubara termal', sortOrder: 1, ...fields }
  return (await service.payload.create({ collection: 'products', data })).id
}

/** Returns the editor's newest session. */
async function getEditorSession() {
  const where = { email: { equals: 'editor-2@contoh.example' } }
  const { docs } = await service.payload.find({
    collection: 'users',
    where,
    showHiddenFields: true,
  })
  const [editor] = docs
  return { user: editor?.id ?? 0, session: editor?.sessions?.at(-1)?.id ?? '' }
}

async function signInAgain(): Promise<Record<string, string>> {
  const response = await service.callAdmin('/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: 'editor-2@contoh.example', password: 'sandi-untuk-uji-coba' }),
  })
  const [cookie = ''] = (response.headers.get('Set-Cookie') ?? '').split(';')
  return { Cookie: cookie, Origin: origin }
}
