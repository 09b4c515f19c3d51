import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** What stops a backup or a restore: the message is one sentence for whoever runs it. */
export class BackupError extends Error {}

/**
 * Runs a program to its end.
 *
 * @returns what it printed
 * @throws {BackupError} when it cannot be found, or with what it printed when it fails
 */
export async function runProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let faults = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    faults += text
  })
  const [code] = await once(child, 'close').catch(() => {
    throw new BackupError(`${command} is not installed on this machine.`)
  })
  if (code !== 0) throw new BackupError(`${command} failed: ${faults.trim()}`)
  return output
}

/** An address for PostgreSQL's programs. In their arguments everyone on the machine could read it. */
export function postgresVariables(address: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  const sslMode = searchParams.get('sslmode')
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(password ? { PGPASSWORD: decodeURIComponent(password) } : {}),
    ...(sslMode ? { PGSSLMODE: sslMode } : {}),
  }
}
