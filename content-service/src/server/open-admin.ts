import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type next from 'next'
import { StartError } from './listen.ts'

type Next = typeof next

/**
 * Serves the pages of the admin with Next, within this process.
 *
 * @param folder the folder of this workspace
 * @throws {StartError} when there is no build
 */
export async function openAdmin(
  folder: string,
  hostname: string,
  port: number,
  isDevelopment: boolean,
): Promise<RequestListener> {
  if (!isDevelopment && !existsSync(join(folder, '.next/BUILD_ID'))) {
    throw new StartError('The content service is not built; run npm run build first.')
  }
  const load: Next = createRequire(import.meta.url)('next')
  const app = load({ dev: isDevelopment, dir: folder, hostname, port, quiet: true })
  await quietly(() => app.prepare())
  return app.getRequestHandler()
}

/** Suppresses Next's log of its config's loading time, which does not matter to an operator. */
async function quietly(work: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = () => {}
  try {
    await work()
  } finally {
    console.log = log
  }
}
