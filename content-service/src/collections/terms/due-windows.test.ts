import { afterEach, expect, test, vi } from 'vitest'
import { announceDuePosts } from '../../plugins/publishing/due-posts.ts'
import { openServiceForFile } from '../../testing/open-service-for-file.ts'
import { contentVersion } from '../content-versions/versions.ts'

const service = await openServiceForFile()

afterEach(async () => {
  vi.useRealTimers()
  await announceDuePosts(service.payload)
})

// The form and other clients send a day in different formats.
test.for(['2098-12-31T12:00:00.000Z', '2098-12-31'])(
  'hides a window that ends on %s once that day is over in Jakarta, and notifies once',
  async (to) => {
    const window = { from: '2098-12-20', to, asOf: '2026-11-22', tonnes: '50000' }
    const data = { name: 'Uji', description: 'Uji', sortOrder: 1, terms: { windows: [window] } }
    const { id } = await service.payload.create({ collection: 'products', data })
    const shown = { from: '2098-12-20', to: '2098-12-31', as_of: '2026-11-22', tonnes: '50000' }
    expect(await firstWindow(id)).toEqual(shown)

    const lastSecond = Date.parse('2098-12-31T23:59:59+07:00')
    vi.useFakeTimers({ toFake: ['Date'], now: lastSecond })
    const version = await contentVersion(service)
    await announceDuePosts(service.payload)
    expect([await contentVersion(service), await firstWindow(id)]).toEqual([version, shown])

    vi.setSystemTime(lastSecond + 1000)
    // The clock alone hides nothing: a version of the content is the same whenever it is requested.
    expect(await firstWindow(id)).toEqual(shown)
    await announceDuePosts(service.payload)
    expect([await contentVersion(service), await firstWindow(id)]).toEqual([version + 1, undefined])
    await announceDuePosts(service.payload)
    expect(await contentVersion(service)).toBe(version + 1)
    await service.payload.delete({ collection: 'products', id })
  },
)

async function firstWindow(id: number): Promise<object | undefined> {
  const { data } = await (await service.call(`/api/products/${id}`)).json()
  return data.terms?.windows?.[0]
}
