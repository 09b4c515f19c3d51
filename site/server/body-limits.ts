import type { BodyLimit } from '@niaga/contract/body-limit'
import type { Environment } from './environment.ts'
import { maxMessageBytes } from './purge/purge-address.ts'

type Limits = Pick<Environment, 'CONTACT_BODY_BYTES' | 'VITALS_BODY_BYTES'>

/** The largest bodies that the site reads, by path. What comes without its length is counted by its reader. */
export function bodyLimits(limits: Limits): readonly BodyLimit[] {
  return [
    { path: /^\/-\/purge$/, bytes: maxMessageBytes, chunked: true },
    { path: /^\/-\/vitals$/, bytes: limits.VITALS_BODY_BYTES, chunked: true },
    { path: /^/, bytes: limits.CONTACT_BODY_BYTES, chunked: true },
  ]
}
