import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the folder of database, uploads and secret, readable by its owner alone: SQLite writes its
 * file with the rights of the process, which usually let everyone on the machine read it.
 */
export function prepareDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
}

/**
 * The secret that signs sessions, made once and kept beside the database, so that a restart signs
 * nobody out.
 *
 * @throws {Error} when the file is there and holds fewer than 32 characters
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
