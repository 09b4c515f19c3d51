import { beforeAll, expect, test } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { contentVersion } from '../content-versions/versions.ts'

const newsBody = getBody([{ id: 'Isi.', en: '' }], 'id')

const service = await openServiceForFile()
const asEditor: Record<string, string> = {
  ...(await service.signIn('editor')),
  'Content-Type': 'application/json',
}

beforeAll(async () => {
  const page = { slug: 'syarat', title: 'Syarat', body: newsBody }
  await service.payload.create({ collection: 'pages', locale: 'id', data: page })
  expect((await store('/awal', '/tujuan')).status).toBe(201)
})

test('stores both addresses in their one form, and publishes them', async () => {
  const version = await contentVersion(service)
  const response = await store(' /Profil//Lama/ ', '/Tentang-Kami/?a=B#c', { permanent: false })
  expect(response.status).toBe(201)
  const { data } = await (await service.call('/api/redirects?lang=en')).json()
  expect(data.data.at(-1)).toEqual({
    from: '/profil/lama',
    to: '/tentang-kami?a=B#c',
    permanent: false,
  })
  expect(await contentVersion(service)).toBeGreaterThan(version)
})

test.for([
  ['profil', 'Tulis alamat di situs ini'],
  ['//jahat.example', 'Tulis alamat di situs ini'],
  ['/a?b', 'Tulis alamat di situs ini'],
  ['/../admin', 'Tulis alamat di situs ini'],
  ['/', 'Alamat ini halaman situs'],
  ['/Produk/', 'Alamat ini halaman situs'],
  ['/produk/batubara', 'Alamat ini halaman situs'],

  ['/en', 'Alamat ini dipakai situs sendiri'],
  ['/EN/profil', 'Alamat ini dipakai situs sendiri'],
  ['/zh', 'Alamat ini dipakai situs sendiri'],
  ['/assets/a', 'Alamat ini dipakai situs sendiri'],
  ['/-/purge', 'Alamat ini dipakai situs sendiri'],
  ['/sitemap.xml', 'Alamat ini dipakai situs sendiri'],
  ['/profil.data', 'Alamat ini dipakai situs sendiri'],
  ['/syarat', 'Alamat ini halaman “Syarat”.'],
  ['/AWAL/', 'Alamat ini sudah dialihkan ke “/tujuan”.'],
  ['/tujuan', 'Pengalihan dari “/awal” menuju alamat ini.'],
] as const)('rejects the old address %s with a sentence at its field', async ([from, sentence]) => {
  expect(await rejection(await store(from, '/kontak'))).toEqual([
    { path: 'from', message: expect.stringContaining(sentence) },
  ])
})

test('accepts the address of an item only once its page is gone', async () => {
  const data = { title: 'Kabar lama', body: newsBody, _status: 'published' } as const
  const { id } = await service.payload.create({ collection: 'blog-posts', data })
  expect(await rejection(await store(`/blog/${id}/`, '/kontak'))).toEqual([
    { path: 'from', message: expect.stringContaining('Alamat ini halaman “Kabar lama”.') },
  ])
  await service.payload.delete({ collection: 'blog-posts', id })
  expect((await store(`/blog/${id}/`, '/kontak')).status).toBe(201)
  expect((await store('/produk/99999999999', '/kontak')).status).toBe(201)
})

test.for([
  ['https://jahat.example/', 'Tulis alamat di situs ini'],
  ['//jahat.example', 'Tulis alamat di situs ini'],
  ['/\\jahat.example', 'Tulis alamat di situs ini'],
  ['javascript:alert(1)', 'Tulis alamat di situs ini'],
  ['/baru', 'Alamat tujuan sama dengan alamat lama.'],
  ['/Baru/?a=1', 'Alamat tujuan sama dengan alamat lama.'],
  ['/en/baru', 'Alamat tujuan sama dengan alamat lama.'],
  ['/awal', 'Alamat ini sendiri dialihkan. Tulis tujuan akhirnya: “/tujuan”.'],
  ['/en/AWAL/#a', 'Alamat ini sendiri dialihkan. Tulis tujuan akhirnya: “/tujuan”.'],
] as const)('rejects the new address %s with a sentence at its field', async ([to, sentence]) => {
  expect(await rejection(await store('/baru', to))).toEqual([
    { path: 'to', message: expect.stringContaining(sentence) },
  ])
})

test.for([7, {}, ['/a'], null, true])(
  'rejects the addresses %j, which are no texts',
  async (value) => {
    const problem = (data: object) => send('/redirects', 'POST', data).then(rejection)
    expect(await problem({ from: value, to: '/' })).toMatchObject([{ path: 'from' }])
    expect(await problem({ from: '/teks', to: value })).toMatchObject([{ path: 'to' }])
  },
)

test('rejects a loop that a change would close', async () => {
  const { docs } = await service.payload.find({
    collection: 'redirects',
    where: { from: { equals: '/awal' } },
  })
  const change = (data: object) => send(`/redirects/${docs[0]?.id}`, 'PATCH', data)
  expect(await rejection(await change({ to: '/awal/' }))).toMatchObject([{ path: 'to' }])
  expect((await change({ to: '/kontak' })).status).toBe(200)
  expect((await store('/tujuan', '/awal')).status).toBe(400)
})

test('says in English what is wrong to an editor who reads English', async () => {
  const response = await service.callAdmin('/redirects', {
    method: 'POST',
    headers: { ...asEditor, 'Accept-Language': 'en', Cookie: `${asEditor.Cookie}; payload-lng=en` },
    body: JSON.stringify({ from: '/kontak', to: '/', _status: 'published' }),
  })
  expect(await rejection(response)).toEqual([
    { path: 'from', message: 'This address is a page of the site, so it cannot be redirected.' },
  ])
})

function store(from: string, to: string, rest: object = {}): Promise<Response> {
  return send('/redirects', 'POST', { from, to, _status: 'published', ...rest })
}

async function rejection(response: Response): Promise<{ path: string; message: string }[]> {
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  return errors[0].data.errors.map(({ path, message }: { path: string; message: string }) => ({
    path,
    message,
  }))
}

function send(path: string, method: string, data: object): Promise<Response> {
  return service.callAdmin(path, { method, headers: asEditor, body: JSON.stringify(data) })
}
