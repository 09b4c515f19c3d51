import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhatIsNotBuilt } from '../../scripts/builds.ts'
import { freePort } from '../../server-kit/src/testing/free-port.ts'
import { temporaryFolder } from '../../server-kit/src/testing/temporary-folder.ts'
import type { ContentHost } from '../journeys/support/content-host.ts'
import { pageCache } from '../support/nginx-cache.ts'
import { type BenchSite, startContent, untilOk, withSite } from './support/bench-site.ts'
import { load, needPrograms } from './support/load.ts'
import { cpuMs, residentKb } from './support/process-figures.ts'

// What 1, 2 and 3 copies of the site cost behind nginx, as a balancer alone and with a cache. Each copy has every page once
// before the load; what they read of the content host counts from their start. All share the machine with the load generator, so requests a second do not say what machines of their own
// would do; the processor's time for each request does. It reads `/proc`, so it only runs on Linux.

const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const posts = 50
const paths = ['/', '/en', '/blog', '/produk', '/kontak', ...postPages()]

needPrograms()
await buildWhatIsNotBuilt(['site'])
console.log(
  '| copies | before them | requests a second | 99 % within | processor for a request: sites · nginx | memory of the sites | requests to the sites | requests for content |',
)
console.log(`|${'---|'.repeat(8)}`)
for (const count of [1, 2, 3]) {
  for (const isCached of [false, true]) {
    const content = await startContent({ posts, products: 10 })
    await withSites(content, count, async (sites) => {
      await measure(content, sites, isCached)
    })
    await content.close()
  }
}

function postPages(): string[] {
  return Array.from({ length: posts }, (_, index) => `/blog/${index + 1}`)
}

async function withSites(
  content: ContentHost,
  count: number,
  work: (sites: BenchSite[]) => Promise<void>,
  started: BenchSite[] = [],
): Promise<void> {
  if (started.length === count) return work(started)
  const env = { PAGE_LIMIT_PER_MINUTE: '1000000' }
  await withSite(content, { core: null, env }, (site) =>
    withSites(content, count, work, [...started, site]),
  )
}

async function measure(content: ContentHost, sites: BenchSite[], isCached: boolean) {
  await using folder = temporaryFolder()
  const nginx = await startBalancer(folder.path, sites, isCached)
  const pids = sites.map(({ pid }) => pid)
  const used = () => sum(pids.map((pid) => cpuMs(pid)))
  for (const { origin } of sites) {
    for (const path of paths) await untilOk(origin + path)
  }
  const [sitesBefore, nginxBefore] = [used(), cpuMs(nginx.pid)]
  const { requests, perSecond, p99Ms, failures } = await load({
    ...{ origin: nginx.origin, paths, seconds, core: null },
  })
  if (failures > 0) throw new Error(`${failures} of ${requests} requests failed`)
  const each = (ms: number) => `${((ms / requests) * 1000).toFixed(0)} µs`
  const own = used() - sitesBefore
  const balancing = cpuMs(nginx.pid) - nginxBefore
  const memory = sum(pids.map((pid) => residentKb(pid))) / 1024
  const passed = await nginx.stop()
  const cells = [
    sites.length,
    isCached ? 'balancer and cache' : 'balancer',
    Math.round(perSecond),
    `${p99Ms.toFixed(0)} ms`,
    `${each(own)} · ${each(balancing)}`,
    `${memory.toFixed(0)} MB`,
    `${((passed / requests) * 100).toFixed(1)} %`,
    content.requests.length,
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

async function startBalancer(folder: string, sites: BenchSite[], isCached: boolean) {
  const port = await freePort()
  const servers = sites.map(({ origin }) => `server ${new URL(origin).host};`).join(' ')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  mkdirSync(join(folder, 'pages'))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; master_process off; daemon off; pid ${folder}/pid; error_log stderr error;
events { worker_connections 1024; }
http {
  ${temporary}
  # One character for each request that reached a site.
  log_format passed x; map $upstream_status $is_passed { default 1; "" 0; }
  access_log ${folder}/passed passed if=$is_passed;
  keepalive_requests 1000000000;
  proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
  ${isCached ? pageCache.http(folder) : ''}
  upstream sites { ${servers} keepalive 32; keepalive_requests 1000000000; }
  server { listen 127.0.0.1:${port}; location / { proxy_pass http://sites; ${isCached ? pageCache.location : ''} } }
}
`,
  )
  const server = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  const origin = `http://127.0.0.1:${port}`
  await untilOk(`${origin}/healthz`)
  return {
    origin,
    pid: server.pid,
    /** @returns how many requests reached a site */
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      return statSync(join(folder, 'passed')).size / 2
    },
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
