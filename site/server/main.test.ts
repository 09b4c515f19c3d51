import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '@niaga/server-kit/testing/free-port'
import { listen } from '@niaga/server-kit/testing/listen'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'
import { afterAll, afterEach, expect, test } from 'vitest'
import { smallContent } from '../testing/content.ts'
import { closeHosts, type Reply, sendJson, startHost } from '../testing/host.ts'
import { purge, purgeRequest, purgeSecret } from '../testing/purge.ts'

const { path: cacheDir, remove: removeFolder } = temporaryFolder()
const running = new Set<ChildProcess>()
const patience = { timeout: 10_000 }
/** A stopped process is replaced a second later, and starts while others run. */
const longPatience = { timeout: 60_000 }

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await closeHosts()
})

afterAll(removeFolder)

function run(variables: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, CACHE_DIR: cacheDir, ...variables },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const exit = once(child, 'close').then(([code]) => code)
  return { child, exit, output: () => output }
}

async function getAddress(site: ReturnType<typeof run>): Promise<string> {
  for (;;) {
    const [, address] = site.output().match(/The site is at (http:[^"]+)/) ?? []
    if (address) return address
    await once(site.child.stdout, 'data')
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'stops cleanly on %s with its last log line, also while a browser keeps its connection',
  async (signal) => {
    const site = run({ PORT: '0' })
    const agent = new Agent({ keepAlive: true })
    const [response]: IncomingMessage[] = await once(
      get(`${await getAddress(site)}healthz`, { agent }),
      'response',
    )
    response?.resume()
    site.child.kill(signal)
    expect(await site.exit).toBe(0)
    expect(site.output()).toContain('"path":"/healthz","status":200')
    agent.destroy()
  },
)

test('reports in one sentence that its port is in use', async () => {
  const other = createServer()
  const port = await listen(other)
  const site = run({ PORT: String(port) })
  expect(await site.exit).toBe(1)
  expect(site.output()).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program: stop it, or set PORT to a free port.\n`,
  )
  other.close()
})

test('reports in one sentence which variable is wrong', async () => {
  const site = run({ PORT: '0', LOG_LEVEL: 'loud' })
  expect(await site.exit).toBe(1)
  expect(site.output()).toMatch(/^The variable LOG_LEVEL must be one of: [a-z, ]+\.\n$/)
})

test('renders pages in production before the first request', async () => {
  const reply: Reply = (request, response) => {
    if (!/^\/api\/(blogs|galleries)/.test(request.path)) return smallContent(request, response)
    sendJson(response, { data: { data: [], total: 0 } })
  }
  const host = await startHost(reply)
  const site = run({
    PORT: '0',
    DEPLOYMENT: 'production',
    SITE_ORIGIN: 'https://contoh.example',
    CONTENT_HOST: host.origin,
  })
  const address = await getAddress(site)
  const calls = () => host.received.map(({ path }) => path.split('?')[0])
  // The home page, which is rendered first, does not make this call.
  await expect.poll(calls, patience).toContain('/api/managements')
  expect((await fetch(address)).headers.get('x-cache')).toBe('HIT')
}, 20_000)

test('shares its port among processes, and notifies all of them of a change', async () => {
  let name = 'Lama'
  const reply: Reply = (request, response) => {
    if (!request.path.startsWith('/api/businesses')) return smallContent(request, response)
    sendJson(response, { data: [{ id: 1, name, description: '', logo_image: null }] })
  }
  const host = await startHost(reply)
  const variables = { WEB_CONCURRENCY: '2', PURGE_SECRET: purgeSecret, CONTENT_HOST: host.origin }
  const site = run({ PORT: '0', ...variables })
  const origin = (await getAddress(site)).replace(/\/$/, '')
  // Each request has its own connection, and the connections are distributed among the processes.
  const get = (path: string, init?: RequestInit) =>
    fetch(origin + path, { ...init, headers: { ...init?.headers, Connection: 'close' } })
  const cacheStatus = async () => (await get('/')).headers.get('x-cache')
  const statuses: (string | null)[] = []
  await expect
    .poll(async () => {
      statuses.push(await cacheStatus())
      return statuses.slice(-4)
    }, patience)
    .toEqual(Array(4).fill('HIT'))
  expect(statuses.filter((status) => status === 'MISS')).toHaveLength(2)
  name = 'Baru'
  expect(await purge({ get }, purgeRequest(1))).toBe(204)
  await expect
    .poll(async () => {
      const pages = await Promise.all([get('/'), get('/'), get('/'), get('/')])
      const texts = await Promise.all(pages.map((page) => page.text()))
      return texts.filter((text) => text.includes('Baru')).length
    }, patience)
    .toBe(4)
  site.child.kill('SIGTERM')
  expect(await site.exit).toBe(0)
}, 40_000)

test.runIf(process.platform === 'linux')(
  'serves the metrics of a replaced process where its predecessor did',
  async () => {
    const host = await startHost(smallContent)
    const firstPort = await freePort()
    const site = run({
      PORT: '0',
      WEB_CONCURRENCY: '2',
      CONTENT_HOST: host.origin,
      METRICS_PORT: String(firstPort),
    })
    await getAddress(site)
    // Returns the metrics of the process at each port; nothing while no process listens.
    const startTimes = () =>
      Promise.all(
        [firstPort, firstPort + 1].map(async (port) => {
          // A connection to the stopped process gets no response.
          const init = { signal: AbortSignal.timeout(1_000), headers: { Connection: 'close' } }
          const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, init)
            .then((response) => response.text())
            .catch(() => '')
          return /process_start_time_seconds \d+/.exec(metrics)?.[0]
        }),
      )
    await expect.poll(startTimes, patience).not.toContain(undefined)
    const before = await startTimes()
    const { pid } = site.child
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    process.kill(Number(workers[0]), 'SIGKILL')
    await expect
      .poll(async () => {
        const now = await startTimes()
        return now.filter((time, index) => time !== undefined && time !== before[index]).length
      }, longPatience)
      .toBe(1)
    site.child.kill('SIGTERM')
    expect(await site.exit).toBe(0)
  },
  120_000,
)

test('warns once of a variable that has no effect', async () => {
  const site = run({ PORT: '0', WEB_CONCURRENCY: '2', INDEXNOW_KEY: 'kunci-untuk-uji' })
  await getAddress(site)
  expect(site.output().match(/INDEXNOW_KEY has no effect/g)).toHaveLength(1)
})
