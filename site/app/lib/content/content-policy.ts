import type { ReadEndpointName } from '@niaga/contract/endpoints'

/** How a call is asked of the content host. */
export type CallPolicy = {
  /** An answer is not asked for again within this many milliseconds. */
  freshMs: number
  /** How often a call is tried within its time. */
  attempts: number
}

/**
 * The policies by name. Pages are kept for `freshTtlS` themselves, so what they are made of is fresh for less: all
 * told nothing is shown that is older than twice that.
 */
export function callPolicies(freshTtlS: number) {
  return {
    /** What stands around every page: many pages ask for it, at different times. */
    everyPage: { freshMs: (freshTtlS * 1000) / 3, attempts: 3 },
    /** What one screen shows: the page and its data ask for it one after the other. */
    oneScreen: { freshMs: Math.min(2000, (freshTtlS * 1000) / 3), attempts: 3 },
    /** One document of many: anyone may ask for any. */
    document: { freshMs: Math.min(2000, (freshTtlS * 1000) / 3), attempts: 2 },
  } as const satisfies Record<string, CallPolicy>
}

type PolicyName = keyof ReturnType<typeof callPolicies>

export const policyOfCall = {
  contact: 'everyPage',
  products: 'everyPage',
  tools: 'everyPage',
  businesses: 'everyPage',
  home: 'oneScreen',
  blogs: 'oneScreen',
  miningLocations: 'oneScreen',
  managements: 'oneScreen',
  galleries: 'oneScreen',
  product: 'document',
  tool: 'document',
  blog: 'document',
} as const satisfies Record<ReadEndpointName, PolicyName>
