import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unprivilegedUser } from '../../../content-service/src/testing/postgres-server.ts'
import type { Host } from './network.ts'

/** A PostgreSQL server with a standby that receives every commit before it is acknowledged. */
export type DatabasePair = {
  url: string
  /** Ends the primary at once, like a power failure of its machine. */
  losePrimary: () => Promise<void>
  /** Makes the standby the primary, under the same address. */
  promote: () => Promise<void>
  /** Runs one statement on the current primary. */
  query: (statement: string) => string
  stop: () => Promise<void>
}

type PairOptions = {
  programs: string
  primary: Host
  standby: Host
  /** The address of the current primary. */
  address: string
  folder: string
}

const port = 5432
const readyLimitMs = 20_000

export async function startDatabasePair(options: PairOptions): Promise<DatabasePair> {
  const { programs, primary, standby, address, folder } = options
  const user = unprivilegedUser()
  const environment = { ...process.env, LC_ALL: 'C' }
  const processOptions = { ...user, cwd: folder, env: environment }
  if (user) chownSync(folder, user.uid, user.gid)
  const program = (name: string) => join(programs, name)
  const data = { primary: join(folder, 'primary'), standby: join(folder, 'standby') }
  execFileSync(
    program('initdb'),
    ['-D', data.primary, '-U', 'niaga', '-E', 'UTF8', '--auth=trust', '--no-instructions'],
    { ...processOptions, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const network = `${address.replace(/\d+$/, '0')}/24`
  appendFileSync(
    join(data.primary, 'pg_hba.conf'),
    `host all niaga ${network} trust\nhost replication niaga ${network} trust\n`,
  )
  // The standby is configured only once it follows: before, every commit would wait for it.
  appendFileSync(join(data.primary, 'postgresql.conf'), 'max_connections = 60\n')
  primary.claim(address)
  let current = primary
  const servers = new Map<Host, ChildProcess>()
  await start(primary, data.primary)
  query('CREATE DATABASE niaga', 'postgres')
  const copied = runAsUser(standby, program('pg_basebackup'), [
    ...['-d', `host=${primary.address} user=niaga application_name=standby`],
    ...['-D', data.standby, '-R', '--checkpoint=fast'],
  ])
  const [status] = await once(copied, 'exit')
  if (status !== 0) throw new Error('The standby could not copy the primary.')
  await start(standby, data.standby)
  query("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
  query('SELECT pg_reload_conf()')

  return {
    url: `postgres://niaga@${address}:${port}/niaga`,
    losePrimary: async () => {
      await end(primary, 'SIGKILL')
      // The machine is lost together with its server.
      primary.isolate()
    },
    promote: async () => {
      current = standby
      query("ALTER SYSTEM SET synchronous_standby_names = ''")
      query('SELECT pg_promote(true, 20)')
      standby.claim(address)
    },
    query,
    stop: async () => {
      for (const host of servers.keys()) await end(host, 'SIGINT')
    },
  }

  function query(statement: string, database = 'niaga'): string {
    const to = ['-h', current.address, '-U', 'niaga', '-d', database]
    return execFileSync(program('psql'), [...to, '-qtAc', statement], {
      env: environment,
      encoding: 'utf8',
      timeout: readyLimitMs,
    }).trim()
  }

  async function start(host: Host, directory: string): Promise<void> {
    const sockets = join(folder, `${host.name}-socket`)
    mkdirSync(sockets)
    if (user) chownSync(sockets, user.uid, user.gid)
    const server = runAsUser(host, program('postgres'), [
      ...['-D', directory, '-p', String(port), '-h', '*', '-k', sockets],
    ])
    servers.set(host, server)
    const deadline = performance.now() + readyLimitMs
    while (!isReady(host)) {
      if (performance.now() > deadline) throw new Error(`PostgreSQL on ${host.name} did not start.`)
      await wait(100)
    }
  }

  /** `ip netns exec` requires root, with which PostgreSQL refuses to run. */
  function runAsUser(host: Host, name: string, args: readonly string[]): ChildProcess {
    const identity = user
      ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
      : []
    const [command = '', ...rest] = [...identity, name, ...args]
    return host.run(command, rest, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }

  function isReady(host: Host): boolean {
    try {
      execFileSync(program('pg_isready'), ['-q', '-h', host.address, '-p', String(port)])
      return true
    } catch {
      return false
    }
  }

  async function end(host: Host, signal: NodeJS.Signals): Promise<void> {
    const server = servers.get(host)
    servers.delete(host)
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
}
