import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from '@niaga/server-kit/settings'

/**
 * Creates the folder for database, uploads and secret, readable only by its owner: SQLite writes its file with the default
 * permissions of the process, which usually let every user of the machine read it.
 *
 * @throws {SettingsError} when it cannot be created or written
 */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `The variable DATA_DIR must name a folder that this account can create and write (${cause}).`,
    )
  }
}

/**
 * Returns the secret that signs sessions. It is created once and stored beside the database, so a restart signs nobody
 * out.
 *
 * @throws {SettingsError} when the file exists and contains fewer than 32 characters
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'payload-secret')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) {
    throw new SettingsError(`The secret in ${file} has fewer than 32 characters.`)
  }
  return secret
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
