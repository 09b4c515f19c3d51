import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Stops a backup or a restore; the message is one sentence for the operator. */
export class BackupError extends Error {}

/**
 * Runs a program until it exits.
 *
 * @returns its standard output
 * @throws {BackupError} when the program is not installed; when it fails, with the first line of its standard error
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
  let errorOutput = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text
  })
  const [code] = await once(child, 'close').catch(() => {
    throw new BackupError(`${command} is not installed on this machine.`)
  })
  // The cause comes first; tar adds three lines about what follows from it.
  if (code !== 0) throw new BackupError(`${command} failed: ${errorOutput.trim().split('\n')[0]}`)
  return output
}

/**
 * Returns the environment for PostgreSQL's programs: a password in their arguments is visible to every user of the
 * machine.
 */
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
