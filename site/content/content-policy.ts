import type { ReadEndpointName } from '@niaga/contract/endpoints'

/** How a call to the content host is cached and retried. */
export type CallPolicy = {
  /** A response is not revalidated within this many milliseconds. */
  freshMs: number
  /** Number of attempts of a call within its timeout. */
  attempts: number
}

/**
 * Returns the policies by name. Pages themselves are fresh for `freshTtlS`, so their content is fresh for less: in total
 * the site shows nothing older than twice `freshTtlS`.
 */
export function callPolicies(freshTtlS: number) {
  const freshMs = (freshTtlS * 1000) / 3
  return {
    /** The data of the header and footer, or of one screen. */
    screen: { freshMs, attempts: 3 },
    /** One of many documents, any of which a visitor may request. */
    document: { freshMs, attempts: 2 },
  } as const satisfies Record<string, CallPolicy>
}

type PolicyName = keyof ReturnType<typeof callPolicies>

export const callPolicy = {
  contact: 'screen',
  products: 'screen',
  tools: 'screen',
  businesses: 'screen',
  home: 'screen',
  blogs: 'screen',
  miningLocations: 'screen',
  managements: 'screen',
  galleries: 'screen',
  sheets: 'screen',
  people: 'screen',
  documents: 'screen',
  pages: 'screen',
  redirects: 'screen',
  product: 'document',
  tool: 'document',
  blog: 'document',
} as const satisfies Record<ReadEndpointName, PolicyName>
