import type { ReadEndpointName } from '@niaga/contract/endpoints'

/** How a call to the content host is cached and retried. */
export type CallPolicy = {
  /** A response is not revalidated within this many milliseconds. */
  freshMs: number
  /** How many attempts a call has within its time. */
  attempts: number
}

/**
 * The policies by name. Pages are kept for `freshTtlS` themselves, so what they are made of is fresh for less: in
 * total nothing is shown that is older than twice that.
 */
export function callPolicies(freshTtlS: number) {
  const freshMs = (freshTtlS * 1000) / 3
  return {
    /** What stands around every page, or what one screen shows. */
    screen: { freshMs, attempts: 3 },
    /** One document of many: anyone may request any of them. */
    document: { freshMs, attempts: 2 },
  } as const satisfies Record<string, CallPolicy>
}

type PolicyName = keyof ReturnType<typeof callPolicies>

export const policyOfCall = {
  contact: 'screen',
  products: 'screen',
  tools: 'screen',
  businesses: 'screen',
  home: 'screen',
  blogs: 'screen',
  miningLocations: 'screen',
  managements: 'screen',
  galleries: 'screen',
  product: 'document',
  tool: 'document',
  blog: 'document',
} as const satisfies Record<ReadEndpointName, PolicyName>
