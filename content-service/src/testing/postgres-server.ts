import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@niaga/server-kit/testing/free-port'
import { temporaryFolder } from '@niaga/server-kit/testing/temporary-folder'

export type PostgresServer = {
  /** The connection URL of a superuser without a password. */
  url: (database: string) => string
  /** Stops the server, but keeps its data for `up`. */
  down: () => Promise<void>
  up: () => Promise<void>
  stop: () => Promise<void>
}

const installations = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/*/bin']

/** The programs of the newest PostgreSQL on this machine, or `null`. */
export function findPostgres(): string | null {
  const folders = [...installations, ...(process.env.PATH ?? '').split(':')]
  const servers = folders.flatMap((folder) => globSync(join(folder, 'initdb')).sort().toReversed())
  return servers[0]?.replace(/\/initdb$/, '') ?? null
}

/**
 * Starts a PostgreSQL on a free port with an empty data folder, as an unprivileged user: it does not run as root.
 *
 * @param programs the folder of `initdb` and `postgres`
 * @throws {Error} with its output when it does not start
 */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const { path: folder, remove: removeFolder } = temporaryFolder()
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const port = await freePort()
  const data = join(folder, 'data')
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'niaga', '-E', 'UTF8', '--auth=trust', '--no-sync', '--no-instructions'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let server = await run()
  const down = async () => {
    const ended = once(server, 'exit')
    // PostgreSQL's fast shutdown: it disconnects clients.
    server.kill('SIGINT')
    await ended
  }
  return {
    url: (database) => `postgres://niaga@127.0.0.1:${port}/${database}`,
    down,
    up: async () => {
      server = await run()
    },
    stop: async () => {
      await down()
      await removeFolder()
    },
  }

  async function run() {
    const started = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await untilReady(started.stderr, once(started, 'exit'))
    return started
  }
}

async function untilReady(stderr: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<void> {
  let printed = ''
  const ready = new Promise<void>((resolve) => {
    stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (printed.includes('ready to accept connections')) resolve()
    })
  })
  const failed = ended.then(() => Promise.reject(new Error(`PostgreSQL ended:\n${printed}`)))
  await Promise.race([ready, failed])
  failed.catch(() => {})
}

/** Returns the user for a program that refuses to run as root; `null` if this process is not root. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
