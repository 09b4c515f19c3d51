import type { Logger } from 'pino'
import { type ContentClientOptions, createContentClient } from '../content/content-client.server.ts'

/** The content client with little patience and nothing on disk. */
export function startClient(
  host: string,
  log: Logger,
  options: Partial<ContentClientOptions> = {},
) {
  return createContentClient({
    host,
    log,
    timeoutMs: 300,
    maxBytes: 10_000,
    memoryBytes: 1_000_000,
    freshTtlS: 30,
    files: null,
    ...options,
  })
}
