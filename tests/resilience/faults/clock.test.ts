import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopService } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { isLongRun } from '../../../server-kit/src/testing/long-run.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import { picture as pictureResponse } from '../../journeys/support/content-host.ts'
import { startSite } from '../../journeys/support/site.ts'
import { startContent } from '../../support/content.ts'
import { findClock, setClock, underClock } from './clock.ts'
import { type FaultHost, startFaultHost } from './fault-host.ts'
import {
  createTable,
  expectGoodPage,
  expectSent,
  longestMs,
  recovery,
  until,
  visit,
  write,
} from './visits.ts'

// Changes the clock of a running service, as when a virtual machine resumes or a time server is wrong.

const library = findClock()
// `npm test` installs Debian's library if it has the right.
const withClock = test.skipIf(library === null || !isLongRun)
const { path: folder, remove: removeFolder } = temporaryFolder()
const clock = join(folder, 'clock')
const table = createTable()

const jumps = ['+3650d', '-3650d', '+0d'] as const

let host: FaultHost

beforeAll(async () => {
  host = await startFaultHost()
})

afterAll(async () => {
  await host.close()
  await removeFolder()
  table.print()
})

withClock('a site whose clock is set', async () => {
  setClock(clock, '+0d')
  await using site = await startSite({
    CONTENT_HOST: host.origin,
    FRESH_TTL_S: '1',
    CONTACT_LIMIT_PER_MINUTE: '30',
    ...underClock(library ?? '', clock),
  })
  await recovery(site.origin)
  const picture = '/media/320/storage/later.png'
  expect((await visit(site.origin, picture)).status).toBe(404)
  for (const jump of jumps) {
    setClock(clock, jump)
    // Node updates its `Date` header once a second.
    await until(async () => Math.abs((await daysOff(site.origin)) - Number.parseInt(jump, 10)) < 2)
    for (const path of ['/', '/en', '/blog']) {
      const got = await visit(site.origin, path)
      expect(got.status).toBe(200)
      expect(got.ms).toBeLessThan(longestMs)
    }
    const title = `Judul uji ${jump}`
    const home = JSON.stringify(host.content.responses.get('/api/home')?.body)
    await host.content.responses.set('/api/home', {
      body: JSON.parse(home.replaceAll(/Judul uji[^"\\]*/g, title)),
    })
    await until(async () => (await visit(site.origin)).html.includes(title))
  }
  // A visitor uses up the limit before the clock is set back.
  setClock(clock, '+1d')
  let last = await write(site.origin, 'Pesan')
  for (let index = 0; index < 40 && last.status !== 429; index += 1) {
    last = await write(site.origin, `Pesan ${index}`)
  }
  expect(last.status).toBe(429)
  setClock(clock, '-1d')
  await wait(2100)
  expectSent(await write(site.origin, 'Sesudah jam disetel'))
  expectGoodPage(await visit(site.origin))
  await host.content.responses.set('/storage/later.png', pictureResponse)
  await until(async () => (await visit(site.origin, picture)).status === 200)
  table.add('clock set by ten years, there and back', { warm: '200' })
})

withClock('a content service whose clock is set', async () => {
  setClock(clock, '+30d')
  const env = {
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    CONTACT_NOTIFY_TO: 'kantor@contoh.example',
    ...underClock(library ?? '', clock),
  }
  const first = await startContent(env)
  for (const jump of jumps) {
    setClock(clock, jump)
    expect(await send(first.origin, `Pesan ${jump}`)).toBe(201)
    expect((await visit(first.origin, '/api/home')).status).toBe(200)
  }
  first.process.kill('SIGKILL')
  await new Promise((resolve) => first.process.once('exit', resolve))
  setClock(clock, '-30d')
  const second = await startContent(env)
  expect(await send(second.origin, 'Sesudahnya')).toBe(201)
  table.add('clock of the content service set', { warm: '200, messages 201' })
  await stopService(second)
})

/** Returns by how many days a service's clock is off. */
async function daysOff(origin: string): Promise<number> {
  const { headers } = await visit(origin, '/healthz')
  return (Date.parse(headers.get('date') ?? '') - Date.now()) / 86_400_000
}

async function send(origin: string, message: string): Promise<number> {
  const body = JSON.stringify({ name: 'Sari', email: 'sari@pembeli.example', message })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/send-contact`, { method: 'POST', headers, body })
  await response.text()
  return response.status
}
