import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type next from 'next'
import { StartError } from './listen.ts'

type Next = typeof next

/** Next over the sources, compiling as it goes. */
export function developmentNext(folder: string, host: string, port: number) {
  const load: Next = createRequire(import.meta.url)('next')
  return load({ dev: true, dir: folder, hostname: host, port })
}

/**
 * Next over the standalone output, with the modules and the settings that were traced into it. Its
 * own `server.js` does the same, but prints a banner, and on a signal waits for idle connections.
 *
 * @throws {StartError} when there is no build
 */
export function builtNext(folder: string, host: string, port: number) {
  const dir = join(folder, '.next/standalone/content-service')
  const settings = join(dir, '.next/required-server-files.json')
  if (!existsSync(settings)) {
    throw new StartError('The content service is not built; run npm run build first.')
  }
  const { config } = JSON.parse(readFileSync(settings, 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  const load: Next = createRequire(join(dir, 'package.json'))('next')
  return load({ dev: false, dir, hostname: host, port, quiet: true })
}
