import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root, startArguments, startVariables } from '../../../scripts/services.ts'
import { freePort } from '../../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../../server-kit/src/testing/temporary-folder.ts'
import {
  type ContentHost,
  list,
  object,
  startContentHost,
} from '../../journeys/support/content-host.ts'
import { respondAsFixture } from '../../journeys/support/fixture-company.ts'

export type BenchSite = { origin: string; pid: number | undefined }

/** Starts a content host with a company, and a blog of the given size. */
export async function startContent(posts = 10): Promise<ContentHost> {
  const host = await startContentHost()
  await respondAsFixture(host)
  const entries = Array.from({ length: posts }, (_, index) => ({
    id: index + 1,
    title: `Batubara termal dan jadwal muat, bagian ${index + 1}`,
    image: null,
    category: 'Operasi',
    published_date: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
  }))
  await host.responses.set('/api/blogs', list(entries))
  for (const entry of entries.slice(0, 1000)) {
    const content = `<p>${'Mutu ditetapkan di pelabuhan muat oleh surveyor independen. '.repeat(40)}</p>`
    await host.responses.set(`/api/blogs/${entry.id}`, object({ ...entry, content }))
  }
  return host
}

type BenchOptions = { env?: NodeJS.ProcessEnv; hasAllCores?: boolean; isUncached?: boolean }

/** Runs the built site on the first core while `work` measures it; its log is written to a file, as nginx's is. */
export async function withSite(
  content: ContentHost,
  { env = {}, hasAllCores = false, isUncached = false }: BenchOptions,
  work: (site: BenchSite) => Promise<void>,
): Promise<void> {
  const { path: cacheDir, remove: removeFolder } = temporaryFolder()
  const logFile = openSync(join(cacheDir, 'log'), 'w')
  const port = await freePort()
  const uncached = join(root, 'site/testing/uncached-site.ts')
  const started = startArguments.site.map((argument) =>
    isUncached && argument.endsWith('.ts') ? uncached : argument,
  )
  const node = [process.execPath, ...started]
  const [program = '', ...args] = hasAllCores ? node : ['taskset', '-c', '0', ...node]
  const settings = { CONTENT_HOST: content.origin, CACHE_DIR: cacheDir, PORT: String(port), ...env }
  const child = spawn(program, args, {
    cwd: join(root, 'site'),
    stdio: ['ignore', logFile, 'inherit'],
    env: { ...startVariables.site, ...process.env, ...settings },
  })
  const origin = `http://127.0.0.1:${port}`
  try {
    await untilOk(`${origin}/`)
    await work({ origin, pid: child.pid })
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    closeSync(logFile)
    await removeFolder()
  }
}

/** Requests the address until its response is successful. */
export async function untilOk(address: string): Promise<void> {
  const deadline = performance.now() + 30_000
  const request = () => fetch(address).catch(() => null)
  for (let response = await request(); !response?.ok; response = await request()) {
    await response?.arrayBuffer()
    if (performance.now() > deadline) throw new Error(`${address} does not respond`)
    await wait(5)
  }
}
