import type { IncomingHttpHeaders } from 'node:http'
import type { Stored } from '../metrics/stored.ts'

/** An answer that needs nothing of Next. */
export type PlainAnswer = { status: number; headers: Record<string, string>; body: Buffer | null }

type Bridge = {
  /** Answers a reading call of the contract, `null` where that is left to Next. */
  answerReading: (address: string, ifNoneMatch: string | null) => Promise<PlainAnswer | null>
  /** Whether the cookie of a request belongs to a session of an account. */
  isSignedIn: (headers: IncomingHttpHeaders) => Promise<boolean>
  /** How much is stored, `null` before the start. */
  countStored: () => Promise<Stored | null>
  /** Ends what runs beside the requests. */
  stop: () => Promise<void>
  /** Closes what the requests needed, once none is under way. */
  close: () => Promise<void>
}

const key = Symbol.for('niaga.content-service')

/**
 * What the bundled half of the process hands to the server before it: Next bundles its half, so that
 * the two share no module, only the process.
 */
export function bridge(): Bridge {
  const known: Bridge | undefined = Reflect.get(globalThis, key)
  if (known) return known
  const empty: Bridge = {
    answerReading: async () => null,
    // Nobody is read before the start: the request is answered that the service is starting.
    isSignedIn: async () => true,
    countStored: async () => null,
    stop: async () => {},
    close: async () => {},
  }
  Reflect.set(globalThis, key, empty)
  return empty
}
