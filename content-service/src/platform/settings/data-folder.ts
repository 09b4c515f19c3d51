import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates the folder for database, uploads and secret, readable only by its owner: SQLite writes its file with the default
 * permissions of the process, which usually let every user of the machine read it.
 */
export function prepareDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}

/**
 * Returns the secret that signs sessions. It is created once and stored beside the database, so a restart signs nobody
 * out.
 *
 * @throws {Error} when the file exists and contains fewer than 32 characters
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'payload-secret')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Error(`The secret in ${file} has fewer than 32 characters.`)
  return secret
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
