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
  forgetFormFields()
  const load: Next = createRequire(import.meta.url)('next')
  const app = load({ dev: isDevelopment, dir: folder, hostname, port, quiet: true })
  await quietly(() => app.prepare())
  return app.getRequestHandler()
}

/**
 * Payload keeps the fields of each form with the labels of the first editor's language, and shows them to editors of the
 * other. The time to collect them again for each form lies within the spread of two runs of `bench:admin`.
 */
function forgetFormFields(): void {
  const always = { get: () => true, set: () => {}, configurable: true }
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', always)
  // The labels of the passwords are in this one.
  Object.defineProperty(globalThis, '_payload_doNotCacheSchemaMap', always)
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
