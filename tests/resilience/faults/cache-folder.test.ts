import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { type OwnSite, startSite } from '../../journeys/support/site.ts'
import { type FaultHost, startFaultHost } from './fault-host.ts'
import { canMount, mountDisk } from './small-disk.ts'
import { createTable, expectFailurePage, expectGoodPage, recovery, until, visit } from './visits.ts'

const table = createTable()

let host: FaultHost
const { path: folder, remove: removeFolder } = temporaryFolder()

beforeAll(async () => {
  host = await startFaultHost()
  const picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#a94d18' },
  })
    .png()
    .toBuffer()
  for (const name of ['a', 'b', 'c'])
    await host.content.responses.set(`/storage/${name}.png`, { body: picture })
})

afterAll(async () => {
  await host.close()
  await removeFolder()
  table.print()
})

function start(cacheDir: string): Promise<OwnSite> {
  return startSite({ CONTENT_HOST: host.origin, FRESH_TTL_S: '1', CACHE_DIR: cacheDir })
}

async function expectGoodPicture(site: OwnSite, name: string): Promise<void> {
  const response = await fetch(`${site.origin}/media/320/storage/${name}.png`)
  expect(response.status).toBe(200)
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
    width: 320,
    height: 213,
  })
}

test('a cache folder that is a file', async () => {
  const cacheDir = join(folder, 'file')
  writeFileSync(cacheDir, '')
  await using site = await start(cacheDir)
  const got = await visit(site.origin)
  expectGoodPage(got)
  await expectGoodPicture(site, 'a')
  table.add('cache folder is a file', { cold: `200 ${got.ms} ms` })
})

test.skipIf(!canMount)('a cache folder that is read-only', async () => {
  using disk = mountDisk(4)
  disk?.seal()
  await using site = await start(join(disk?.folder ?? '', 'cache'))
  const got = await visit(site.origin)
  expectGoodPage(got)
  await expectGoodPicture(site, 'a')
  expect(readdirSync(disk?.folder ?? '')).toEqual([])
  table.add('cache folder read-only', { cold: `200 ${got.ms} ms` })
})

test.skipIf(!canMount)('a cache folder on a disk that is full, and then is not', async () => {
  using disk = mountDisk(4)
  const cacheDir = join(disk?.folder ?? '', 'cache')
  mkdirSync(cacheDir)
  disk?.fill()
  await using site = await start(cacheDir)
  const got = await visit(site.origin)
  expectGoodPage(got)
  await expectGoodPicture(site, 'a')
  expectGoodPage(await visit(site.origin))
  disk?.free()
  const recoveryMs = await until(async () => {
    await expectGoodPicture(site, 'b')
    await host.content.responses.set('/api/blogs', { body: { data: [], more: Math.random() } })
    await visit(site.origin, '/blog')
    return (
      readdirSync(cacheDir).includes('pictures') &&
      readdirSync(join(cacheDir, 'content')).some((name) => name.endsWith('.response'))
    )
  })
  table.add('cache folder on a full disk', { cold: `200 ${got.ms} ms`, recoveryMs })
})

test('a cache folder that is emptied while the site runs', async () => {
  const cacheDir = join(folder, 'emptied')
  await using site = await start(cacheDir)
  await recovery(site.origin)
  await expectGoodPicture(site, 'a')
  rmSync(cacheDir, { recursive: true, force: true, maxRetries: 3 })
  expectGoodPage(await visit(site.origin))
  await expectGoodPicture(site, 'a')
  await expectGoodPicture(site, 'c')
  table.add('cache folder emptied', { warm: '200' })
})

test('a cache folder full of rubbish', async () => {
  const cacheDir = join(folder, 'rubbish')
  await using first = await start(cacheDir)
  await recovery(first.origin)
  await expectGoodPicture(first, 'a')
  // Both caches write to disk in the background.
  await until(async () => {
    const files = filesBelow(cacheDir)
    return ['content', 'pictures'].every((kind) => files.some((file) => file.includes(`/${kind}/`)))
  })
  await first.stop()
  for (const [index, file] of filesBelow(cacheDir).entries()) {
    if (index % 4 === 3) {
      rmSync(file)
      mkdirSync(file)
    } else {
      writeFileSync(file, ['', 'sampah\n{"data":', Buffer.alloc(5000, 7)][index % 4] ?? '')
    }
  }
  await host.down()
  await using second = await start(cacheDir)
  const cold = await visit(second.origin)
  expectFailurePage(cold)
  await host.up()
  const recoveryMs = await recovery(second.origin)
  await expectGoodPicture(second, 'b')
  await until(async () => (await fetch(`${second.origin}/media/320/storage/a.png`)).status === 200)
  await expectGoodPicture(second, 'a')
  table.add('cache folder of rubbish, host down', { cold: `503 ${cold.ms} ms`, recoveryMs })
})

function filesBelow(at: string): string[] {
  return readdirSync(at, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
