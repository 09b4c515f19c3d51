import cluster from 'node:cluster'
import { createLogOutput } from '@niaga/server-kit/log-output'
import { readEnvironment } from './environment.ts'
import { createLogger } from './logger.ts'
import { type SiteLimits, siteLimits } from './site-limits.ts'
import { startOrEnd } from './start.ts'
import { runWorkers } from './workers.ts'

/** Runs the built site in the configured number of processes. */
export function runSite(limits: SiteLimits = siteLimits): Promise<void> {
  return startOrEnd(async () => {
    const environment = readEnvironment(process.env)
    const output = createLogOutput()
    const log = createLogger(environment.LOG_LEVEL, output.events)
    if (cluster.isPrimary && process.env.INDEXNOW_KEY) {
      log.warn('The variable INDEXNOW_KEY has no effect any more: remove it')
    }
    if (cluster.isPrimary && environment.WEB_CONCURRENCY > 1) {
      await runWorkers(environment.WEB_CONCURRENCY, log)
      return
    }
    // The process that only supervises the others does not need it.
    const { serve } = await import('./serve.ts')
    await serve(environment, log, output.requests, limits)
  })
}
