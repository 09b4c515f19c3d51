import { createDiskCache } from '@niaga/server-kit/disk-cache'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { closeHosts, startHost } from '../../testing/host.ts'
import { createTestLog } from '../../testing/log.ts'
import { createSourcePictures } from './source-pictures.ts'
import { createWorkQueue } from './work-queue.ts'

const { path: folder, remove: removeFolder } = temporaryFolder()

afterEach(async () => {
  await closeHosts()
  await removeFolder()
})

test('measures a picture when the queue for decoding has room', async () => {
  const picture = sharp({ create: { width: 9, height: 6, channels: 3, background: '#000' } })
  const png = await picture.png().toBuffer()
  const host = await startHost((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(png)
  })
  const { log } = createTestLog()
  const decoding = createWorkQueue({ parallel: 1, waiting: 5 })
  const sources = createSourcePictures({
    store: createDiskCache({ folder, maxBytes: 100_000, onFailure: () => {} }),
    timeoutMs: 2000,
    maxBytes: 10_000,
    maxPixels: 1000,
    freshS: 300,
    fetching: createWorkQueue({ parallel: 4, waiting: 5 }),
    decoding,
    reservePicture: () => null,
    log,
  })
  const other = Promise.withResolvers<void>()
  const busy = decoding.run(() => other.promise)
  const waiting = sources.find(new URL('/a.png', host.origin), null)
  await expect.poll(() => decoding.load().waiting).toBe(1)
  other.resolve()
  expect(await waiting).toMatchObject({ width: 9, height: 6 })
  await busy
})
