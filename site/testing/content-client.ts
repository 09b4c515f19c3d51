import type { Logger } from 'pino'
import { type ContentClientOptions, createContentClient } from '../content/content-client.server.ts'

/** The content client with small limits and nothing on disk. */
export function startClient(
  host: string,
  log: Logger,
  options: Partial<ContentClientOptions> = {},
) {
  return createContentClient({
    host,
    log,
    // Far above what a host in the same process needs, also on a busy machine.
    timeoutMs: 3000,
    maxBytes: 10_000,
    memoryBytes: 1_000_000,
    freshTtlS: 30,
    files: null,
    ...options,
  })
}
