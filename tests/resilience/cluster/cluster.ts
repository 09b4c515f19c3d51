import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { setClock, underClock } from '../faults/clock.ts'
import { startBalancer } from './balancer.ts'
import { type Copy, createCopy } from './copies.ts'
import { type DatabasePair, startDatabasePair } from './database.ts'
import { connectHost, getAddress, type Host } from './network.ts'

/** The machines by the last number of their addresses. */
export const machines = {
  balancer: 10,
  site1: 21,
  site2: 22,
  site3: 23,
  content1: 31,
  content2: 32,
  database1: 41,
  database2: 42,
  redis: 50,
  storage: 60,
} as const

export type Machine = keyof typeof machines

/** The address of the current primary database. */
const databaseNumber = 40

/** How long a page is fresh in the cluster: after a missed purge, the change shows within twice this time. */
export const freshTtlS = 5

export type Programs = { postgres: string; redis: string; nginx: string; clock: string }

/** A server without a second copy. */
export type Single = {
  host: Host
  start: () => Promise<void>
  signal: (name: NodeJS.Signals) => void
}

export type Cluster = {
  /** The addresses behind the balancer. */
  site: string
  content: string
  sites: Copy[]
  contents: Copy[]
  /** The folder of the previous release, if it was built. */
  former: string | undefined
  database: DatabasePair
  redis: Single
  storage: Single
  /** Sets the clock of the third site, for example `+1h`. */
  setClock: (offset: string) => void
  stop: () => Promise<void>
}

type ClusterOptions = {
  programs: Programs
  /** The namespaces are `PREFIX-MACHINE`. */
  prefix: string
  folder: string
  former: string | undefined
  /** Whether all copies start with the previous release. */
  startsFormer: boolean
}

/** Starts all machines, with the sample content. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { programs, prefix, folder, former, startsFormer } = options
  const host = (name: Machine) => connectHost(name, `${prefix}-${name}`, machines[name])
  const getFolder = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path)
    return path
  }
  const [siteHosts, contentHosts] = [
    [host('site1'), host('site2'), host('site3')],
    [host('content1'), host('content2')],
  ]
  const database = await startDatabasePair({
    programs: programs.postgres,
    primary: host('database1'),
    standby: host('database2'),
    address: getAddress(databaseNumber),
    folder: getFolder('databases'),
  })
  const [redisHost, storageHost] = [host('redis'), host('storage')]
  const redis = createSingle(redisHost, 6379, programs.redis, [
    ...['--port', '6379', '--bind', redisHost.address, '--protected-mode', 'no'],
    ...['--save', '', '--appendonly', 'no'],
  ])
  const storage = createSingle(storageHost, 9000, process.execPath, [
    join(import.meta.dirname, 's3-server.ts'),
    ...[getFolder('bucket'), storageHost.address, '9000'],
  ])
  await Promise.all([redis.start(), storage.start()])

  const balancer = await startBalancer({
    program: programs.nginx,
    host: host('balancer'),
    sites: siteHosts,
    contents: contentHosts,
    folder: getFolder('balancer'),
  })
  const clock = join(folder, 'clock')
  setClock(clock, '+0h')
  const PURGE_SECRET = randomBytes(32).toString('hex')
  const shared = {
    PURGE_SECRET,
    REDIS_URL: `redis://${redisHost.address}:6379`,
    TRUSTED_PROXIES: `loopback,${getAddress(0)}/24`,
    // All visitors of the test share an address.
    CONTACT_LIMIT_PER_MINUTE: '100000',
    LOG_LEVEL: 'warn',
  }
  const PAYLOAD_SECRET = randomBytes(32).toString('hex')
  const contents = contentHosts.map((machine) =>
    createCopy('content-service', machine, {
      ...shared,
      PAYLOAD_SECRET,
      CONTENT_ORIGIN: balancer.content,
      DATA_DIR: getFolder(`${machine.name}-data`),
      DATABASE_URL: database.url,
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: `http://${storageHost.address}:9000`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SITE_PURGE_URLS: siteHosts.map(({ address }) => `http://${address}:3000/-/purge`).join(','),
    }),
  )
  const sites = siteHosts.map((machine) =>
    createCopy('site', machine, {
      ...shared,
      CONTENT_HOST: balancer.content,
      SITE_ORIGIN: balancer.site,
      CACHE_DIR: getFolder(`${machine.name}-cache`),
      FRESH_TTL_S: String(freshTtlS),
      PAGE_LIMIT_PER_MINUTE: '1000000',
      ...(machine.name === 'site3' && underClock(programs.clock, clock)),
    }),
  )
  // The first copy migrates and loads the sample; otherwise the second would wait for its lock.
  const first = startsFormer ? former : undefined
  for (const copy of [...contents, ...sites]) await copy.start(first)
  return {
    site: balancer.site,
    content: balancer.content,
    sites,
    contents,
    former,
    database,
    redis,
    storage,
    setClock: (offset) => setClock(clock, offset),
    stop: async () => {
      await Promise.all([...sites, ...contents].map((copy) => copy.kill()))
      for (const single of [redis, storage]) single.signal('SIGKILL')
      await balancer.stop()
      await database.stop()
    },
  }
}

const startLimitMs = 20_000

function createSingle(host: Host, port: number, command: string, args: string[]): Single {
  let server: ChildProcess | undefined
  return {
    host,
    start: async () => {
      const started = host.run(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
      server = started
      await Promise.race([
        untilListening(host.address, port),
        once(started, 'exit').then(() => Promise.reject(new Error(`${host.name} ended.`))),
      ])
    },
    signal: (name) => server?.kill(name),
  }
}

async function untilListening(address: string, port: number): Promise<void> {
  const deadline = performance.now() + startLimitMs
  while (!(await isListening(address, port))) {
    if (performance.now() > deadline) throw new Error(`Nothing listens at ${address}:${port}.`)
    await wait(50)
  }
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
