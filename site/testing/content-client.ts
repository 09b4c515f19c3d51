import type { Logger } from 'pino'
import { type ContentClientOptions, createContentClient } from '../content/content-client.server.ts'

/** Creates a content client with small limits and no files. */
export function startClient(
  host: string,
  log: Logger,
  options: Partial<ContentClientOptions> = {},
) {
  return createContentClient({
    host,
    log,
    // Much longer than a host in the same process needs, even on a busy machine.
    timeoutMs: 3000,
    maxBytes: 10_000,
    memoryBytes: 1_000_000,
    freshTtlS: 30,
    files: null,
    ...options,
  })
}
