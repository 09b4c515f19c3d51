import type { BodyLimit } from '@niaga/contract/body-limit'
import { contactBodyLimit } from '@niaga/contract/contact-message'
import { largestUploadBytes } from '../media/upload-limits.ts'

/** An address, a password and a code. Payload parses them before it knows who asks. */
const accountBytes = 16_384
/** Payload parses queries in time that grows with the square of their size: a tenth of a second for 200 KB. */
const queryBytes = 65_536
/** The largest picture, its texts and the form around them. */
const uploadBytes = largestUploadBytes + 2_000_000
/** Twenty times the longest sample article. A JSON body of 8 MB takes more memory than the process has. */
const documentBytes = 1_000_000

const accounts =
  /^\/cms\/api\/users\/(login|forgot-password|reset-password|logout|refresh-token|unlock|first-register|(\d+\/)?second-factor\/[^/]*)\/*$/
/** The type is compared as Payload does, which takes a list of two for the one that it looks for. */
const urlencoded = /application\/x-www-form-urlencoded/i
const multipart = /^multipart\/form-data\s*;/i

/** The largest bodies that this service reads, by path and type. */
export const bodyLimits: readonly BodyLimit[] = [
  { path: accounts, bytes: accountBytes },
  {
    path: /^/,
    headers: ['x-payload-http-method-override', 'x-http-method-override'],
    bytes: queryBytes,
  },
  { path: /^\/(cms|admin|_next)(\/|$)/, type: urlencoded, bytes: queryBytes },
  { path: /^\/cms\/api\/media(\/\d+)?\/*$/, type: multipart, bytes: uploadBytes },
  { path: /^\/(cms|admin|_next)(\/|$)/, bytes: documentBytes },
  // The call counts what it reads, and says what is wrong in the form of the contract.
  { path: /^\/api(\/|$)/, bytes: contactBodyLimit, chunked: true },
  { path: /^/, bytes: contactBodyLimit },
]
