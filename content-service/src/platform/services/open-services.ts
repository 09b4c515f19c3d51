import { createSharedLimits } from '@niaga/server-kit/shared-limit'
import type { Logger } from 'pino'
import { createScanner } from '../scanner/scanner.ts'
import type { Environment } from '../settings/environment.ts'
import { openBucket } from '../storage/bucket.ts'
import type { Services } from './services.ts'

/** The maximum number of sign-in attempts from one address, with any account. */
export const loginsPerMinute = 20

/** The maximum per account, from any number of addresses. */
const resetMailsPerMinute = 1

export function openServices(environment: Environment, log: Logger): Services {
  const { limit, close } = createSharedLimits(environment.redisUrl, (error) => {
    const cause = error instanceof Error ? error.message : String(error)
    log.warn(
      { cause },
      'Redis cannot be reached; this copy counts sign-ins and messages separately',
    )
  })
  return {
    environment,
    bucket: environment.bucket && openBucket(environment.bucket),
    scan: environment.scannerUrl === null ? null : createScanner(environment.scannerUrl, log),
    limits: {
      signIn: limit('sign-in', loginsPerMinute),
      message: limit('message', environment.contactLimitPerMinute),
      resetMail: limit('reset', resetMailsPerMinute),
    },
    close,
  }
}
