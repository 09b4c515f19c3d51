import type { SharedLimit } from '@niaga/server-kit/shared-limit'
import type { BasePayload } from 'payload'
import type { Scanner } from '../scanner/scanner.ts'
import type { Environment } from '../settings/environment.ts'
import type { Bucket } from '../storage/bucket.ts'

/** Everything besides Payload itself that the hooks, endpoints, jobs and access functions of one service need. */
export type Services = {
  environment: Environment
  /** The bucket of the pictures, `null` for the data folder. */
  bucket: Bucket | null
  /** Scans a file for malware; `null` without a scanner. */
  scan: Scanner | null
  /** All copies of the service share these counts if they share a Redis. */
  limits: {
    /** Per client address. */
    signIn: SharedLimit
    /** Per visitor address. */
    message: SharedLimit
    /** Per account's email address. */
    resetMail: SharedLimit
  }
  close: () => Promise<void>
}

/**
 * Returns the services that `createConfig` put into `custom`, Payload's place for application data; it is never sent to a
 * browser.
 */
export function servicesOf({ config }: Pick<BasePayload, 'config'>): Services {
  return config.custom.services
}
