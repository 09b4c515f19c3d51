import { createSharedLimits, type SharedLimit } from '@niaga/server-kit/shared-limit'
import type { BasePayload } from 'payload'
import type { Logger } from 'pino'
import type { Environment } from '../settings/environment.ts'
import { type Bucket, openBucket } from '../storage/bucket.ts'

/** How often one address may try to sign in, whatever the account. */
export const loginsPerMinute = 20

/** However many addresses ask for it. */
const resetMailsPerMinute = 1

/** What hooks, endpoints, jobs and access functions of one service need beside Payload itself. */
export type Services = {
  environment: Environment
  /** Where the pictures lie, `null` for the data folder. */
  bucket: Bucket | null
  /** All copies of the service count together, where they share a Redis. */
  limits: {
    /** By the address of a client. */
    signIn: SharedLimit
    /** By the address of a visitor. */
    message: SharedLimit
    /** By the e-mail address of an account. */
    resetMail: SharedLimit
  }
  close: () => Promise<void>
}

export function openServices(environment: Environment, log: Logger): Services {
  const { limit, close } = createSharedLimits(environment.redisUrl, (error) => {
    const cause = error instanceof Error ? error.message : String(error)
    log.warn({ cause }, 'Redis cannot be reached; this copy counts sign-ins and messages alone')
  })
  return {
    environment,
    bucket: environment.bucket && openBucket(environment.bucket),
    limits: {
      signIn: limit('sign-in', loginsPerMinute),
      message: limit('message', environment.contactLimitPerMinute),
      resetMail: limit('reset', resetMailsPerMinute),
    },
    close,
  }
}

/** What `createConfig` put into `custom`, which Payload keeps for code like ours and never sends to a browser. */
export function servicesOf({ config }: Pick<BasePayload, 'config'>): Services {
  return config.custom.services
}
