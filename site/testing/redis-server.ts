import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@niaga/server-kit/testing/free-port'

/** Returns the path of the installed Redis, `null` if it is not installed. */
export function findRedis(): string | null {
  const folders = (process.env.PATH ?? '').split(':')
  return (
    folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file)) ?? null
  )
}

/** Starts a Redis without persistence. */
export async function startRedis(program: string, port?: number) {
  const ownPort = port ?? (await freePort())
  const server = spawn(
    program,
    ['--port', String(ownPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  for await (const line of server.stdout.setEncoding('utf8')) {
    if (String(line).includes('Ready to accept connections')) break
  }
  return {
    port: ownPort,
    url: `redis://127.0.0.1:${ownPort}`,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
