import '../../testing/daily-on-sqlite.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { smallPdf } from '../../testing/small-files.ts'

const needed = /^Isi dulu “Pemberitahuan” di Profil perusahaan/
const fault = /^Pemberitahuan harus terisi .*hilangkan centang “Contoh” padanya: “Spesimen”\.$/

const service = await openServiceForFile()
const asEditor: Record<string, string> = {
  ...(await service.signIn('editor')),
  'Content-Type': 'application/json',
}

beforeAll(async () => {
  await saveCompany({ companyName: 'PT Contoh', _status: 'published' })
})

beforeEach(async () => {
  await service.payload.delete({ collection: 'documents', where: {}, trash: true })
  await saveCompany({ notice: null, _status: 'published' })
  await saveCompany({ notice: null, _status: 'published' }, 'en')
})

test('rejects a specimen without a notice, in the language of the admin', async () => {
  await expect(storeDocument(true)).rejects.toMatchObject({
    data: { errors: [{ path: 'isSpecimen', message: expect.stringMatching(needed) }] },
  })
  const { id } = await storeDocument(false)
  const inEnglish = await change(id, { isSpecimen: true }, 'en')
  expect(inEnglish).toEqual([
    'isSpecimen',
    expect.stringMatching(/^First fill in “Notice” in the company profile/),
  ])
  expect(await change(id, { isSpecimen: true })).toEqual([
    'isSpecimen',
    expect.stringMatching(needed),
  ])
})

test('accepts a specimen under a notice in either language, and any change of its texts', async () => {
  await saveCompany({ notice: 'A sample company.', _status: 'published' }, 'en')
  const { id } = await storeDocument(true)
  expect(await change(id, { number: 'CONTOH-1' })).toBeNull()
})

test('counts no notice that is only a draft or only white space', async () => {
  await saveCompany({ notice: 'Perusahaan contoh.', _status: 'draft' }, 'id', '&draft=true')
  await expect(storeDocument(true)).rejects.toThrow()
  await saveCompany({ notice: '  ', _status: 'published' })
  await expect(storeDocument(true)).rejects.toThrow()
})

test('keeps the notice while a specimen is public', async () => {
  await saveCompany({ notice: 'Perusahaan contoh.', _status: 'published' })
  const { id } = await storeDocument(true)
  for (const notice of ['', null, '   ']) {
    expect(await saveCompany({ notice, _status: 'published' })).toEqual([
      'notice',
      expect.stringMatching(fault),
    ])
  }
  const other = { companyName: 'PT Lain', _status: 'published' }
  expect(await saveCompany(other)).toBeNull()
  expect(await getSiteNotice()).toBe('Perusahaan contoh.')
  expect(await change(id, { isSpecimen: false })).toBeNull()
  expect(await saveCompany({ notice: '', _status: 'published' })).toBeNull()
  expect(await getSiteNotice()).toBeUndefined()
})

test('says in English which documents need the notice, three of them by name', async () => {
  await saveCompany({ notice: 'Perusahaan contoh.', _status: 'published' })
  for (let count = 0; count < 4; count += 1) await storeDocument(true)
  expect(await saveCompany({ notice: '', _status: 'published' }, 'id', '', 'en')).toEqual([
    'notice',
    expect.stringMatching(/clear “Specimen” in them: (“Spesimen”, ){2}“Spesimen” and 1 more\.$/),
  ])
})

test('rejects the publication of a draft without a notice, whatever the language it is published in', async () => {
  await saveCompany({ notice: 'Perusahaan contoh.', _status: 'published' })
  await storeDocument(true)
  expect(await saveCompany({ notice: '', _status: 'draft' }, 'id', '&draft=true')).toBeNull()
  expect(await getSiteNotice()).toBe('Perusahaan contoh.')
  for (const language of ['id', 'en']) {
    expect(await saveCompany({ _status: 'published' }, language)).toEqual([
      'notice',
      expect.stringMatching(fault),
    ])
  }
  expect(await getSiteNotice()).toBe('Perusahaan contoh.')
})

test('rejects an earlier version without a notice', async () => {
  const { docs } = await service.payload.findGlobalVersions({
    slug: 'company-settings',
    where: { 'version._status': { equals: 'published' } },
    sort: '-updatedAt',
    limit: 1,
  })
  await saveCompany({ notice: 'Perusahaan contoh.', _status: 'published' })
  await storeDocument(true)
  const restored = await service.callAdmin(`/globals/company-settings/versions/${docs[0]?.id}`, {
    method: 'POST',
    headers: asEditor,
  })
  expect(await getFault(restored)).toEqual(['notice', expect.stringMatching(fault)])
  expect(await getSiteNotice()).toBe('Perusahaan contoh.')
})

test('lets a specimen into the bin, and out of it only under a notice', async () => {
  await saveCompany({ notice: 'Perusahaan contoh.', _status: 'published' })
  const { id } = await storeDocument(true)
  expect(await change(id, { deletedAt: new Date().toISOString() })).toBeNull()
  expect(await saveCompany({ notice: '', _status: 'published' })).toBeNull()
  const restore = () => change(id, { deletedAt: null }, 'id', '&trash=true')
  expect(await restore()).toEqual(['isSpecimen', expect.stringMatching(needed)])
  await saveCompany({ notice: 'Perusahaan contoh.', _status: 'published' })
  expect(await restore()).toBeNull()
})

test('stores none of many documents that one request makes specimens', async () => {
  for (let count = 0; count < 3; count += 1) await storeDocument(false)
  const init = { method: 'PATCH', headers: asEditor, body: JSON.stringify({ isSpecimen: true }) }
  const response = await service.callAdmin('/documents?where[id][exists]=true', init)
  expect(response.status).toBeGreaterThanOrEqual(400)
  const where = { isSpecimen: { equals: true } }
  expect((await service.payload.count({ collection: 'documents', where })).totalDocs).toBe(0)
})

test('keeps one of two changes at the same moment: a specimen, or an empty notice', async () => {
  await saveCompany({ notice: 'Perusahaan contoh.', _status: 'published' })
  const { id } = await storeDocument(false)
  const faults = await Promise.all([
    change(id, { isSpecimen: true }),
    saveCompany({ notice: '', _status: 'published' }),
  ])
  expect(faults.filter((fault) => fault === null)).toHaveLength(1)
})

async function saveCompany(data: object, locale = 'id', query = '', language = 'id') {
  return getFault(
    await service.callAdmin(`/globals/company-settings?locale=${locale}${query}`, {
      method: 'POST',
      headers: inLanguage(language),
      body: JSON.stringify(data),
    }),
  )
}

async function change(id: number, data: object, language = 'id', query = '') {
  return getFault(
    await service.callAdmin(`/documents/${id}?locale=id${query}`, {
      method: 'PATCH',
      headers: inLanguage(language),
      body: JSON.stringify(data),
    }),
  )
}

function storeDocument(isSpecimen: boolean) {
  const data = smallPdf()
  return service.payload.create({
    collection: 'documents',
    data: { title: 'Spesimen', kind: 'certificate', language: 'id', isSpecimen, sortOrder: 1 },
    file: { name: 'spesimen.pdf', data, mimetype: 'application/pdf', size: data.byteLength },
  })
}

function inLanguage(language: string) {
  return { ...asEditor, Cookie: `${asEditor.Cookie ?? ''}; payload-lng=${language}` }
}

/** Returns the field and the message of a rejection, or `null`. */
async function getFault(response: Response): Promise<[string, string] | null> {
  if (response.ok) return null
  const { errors } = await response.json()
  const { path, message } = errors[0]?.data?.errors?.[0] ?? {
    path: '',
    message: errors[0]?.message,
  }
  return [path, message]
}

async function getSiteNotice(): Promise<string | undefined> {
  const { data } = await (await service.call('/api/contact')).json()
  return data.company.notice
}
