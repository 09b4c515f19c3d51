import type { SharedLimit } from '@niaga/server-kit/shared-limit'
import type { BasePayload } from 'payload'
import type { Scanner } from '../scanner/scanner.ts'
import type { Environment } from '../settings/environment.ts'
import type { Bucket } from '../storage/bucket.ts'

/** What hooks, endpoints, jobs and access functions of one service need besides Payload itself. */
export type Services = {
  environment: Environment
  /** Where the pictures are stored, `null` for the data folder. */
  bucket: Bucket | null
  /** Scans a file for malware; `null` without a scanner. */
  scan: Scanner | null
  /** All copies of the service count together if they share a Redis. */
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

/** What `createConfig` put into `custom`, Payload's place for data of the application; it is never sent to a browser. */
export function servicesOf({ config }: Pick<BasePayload, 'config'>): Services {
  return config.custom.services
}
