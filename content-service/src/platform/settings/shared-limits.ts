import { createSharedLimits } from '@niaga/server-kit/shared-limit'
import { log } from '../log/log.ts'
import { environment } from './settled-environment.ts'

/** What all copies of this service count together, where they share a Redis. */
export const sharedLimits = createSharedLimits(environment.redisUrl, (error) => {
  const cause = error instanceof Error ? error.message : String(error)
  log.warn({ cause }, 'Redis cannot be reached; this copy counts sign-ins and messages alone')
})
