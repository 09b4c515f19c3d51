import { afterEach, expect, test, vi } from 'vitest'
import { announceDuePosts } from '../../plugins/publishing/due-posts.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { smallPdf } from '../../testing/small-files.ts'

const service = await openServiceForFile()

afterEach(() => vi.useRealTimers())

type Values = Parameters<typeof service.payload.updateGlobal<'notice', object>>[0]['data']

async function publish(data: Values): Promise<void> {
  const published = { ...data, _status: 'published' } as const
  await service.payload.updateGlobal({ slug: 'notice', data: published })
}

async function readCompany(language = 'id') {
  const response = await service.call(`/api/contact?lang=${language}`)
  return (await response.json()).data.company
}

test('shows the notice in each language, or in the one that it has', async () => {
  await publish({ textIndonesian: 'Tutup', textEnglish: 'Closed', link: '/kontak' })
  expect(await readCompany()).toMatchObject({ notice: 'Tutup', notice_link: '/kontak' })
  expect(await readCompany('en')).toMatchObject({ notice: 'Closed' })
  await publish({ textIndonesian: 'Tutup', textEnglish: '' })
  expect(await readCompany('en')).toMatchObject({ notice: 'Tutup' })
  await publish({ textIndonesian: '', textEnglish: '' })
  expect(await readCompany()).not.toHaveProperty('notice')
})

test('appears and disappears at its moments, each time with a new version of the content', async () => {
  const at = (time: string) => new Date(`2098-12-31T${time}+07:00`)
  await publish({
    textIndonesian: 'Tutup',
    from: at('08:00').toISOString(),
    until: at('17:00').toISOString(),
  })
  const notices: unknown[] = []
  for (const time of ['07:59', '08:00', '16:59', '17:00']) {
    vi.useFakeTimers({ toFake: ['Date'], now: at(time) })
    await announceDuePosts(service.payload)
    notices.push((await readCompany()).notice)
  }
  expect(notices).toEqual([undefined, 'Tutup', 'Tutup', undefined])
})

test('rejects an end before the beginning', async () => {
  const [from, until] = ['2098-12-31T17:00:00.000Z', '2098-12-31T08:00:00.000Z']
  await expect(publish({ textIndonesian: 'Tutup', from, until })).rejects.toMatchObject({
    data: { errors: [{ path: 'until', message: expect.stringMatching(/^Waktu ini/) }] },
  })
})

test('presents the company as a sample while a specimen is public', async () => {
  expect(await readCompany()).not.toHaveProperty('is_sample')
  const { id } = await service.payload.create({
    collection: 'documents',
    data: {
      title: 'Spesimen',
      kind: 'certificate',
      language: 'id',
      sortOrder: 1,
      isSpecimen: true,
    },
    file: { data: smallPdf(), mimetype: 'application/pdf', name: 'a.pdf', size: 0 },
  })
  expect(await readCompany()).toMatchObject({ is_sample: true })
  const bin = { deletedAt: new Date().toISOString() }
  await service.payload.update({ collection: 'documents', id, data: bin })
  expect(await readCompany()).not.toHaveProperty('is_sample')
})
