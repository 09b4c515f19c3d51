import type { ReadEndpointName } from '@niaga/contract/endpoints'

/** The error catalogue (specification, section 8): messages of a page for failed calls. */
export const failureTexts = {
  home: 'Failed to fetch home data',
  products: 'Failed to fetch product',
  product: 'Failed to fetch product detail',
  tools: 'Failed to fetch tool',
  tool: 'Failed to fetch tool detail',
  contact: 'Failed to fetch contact',
  businesses: 'Failed to fetch businesses',
  blogs: 'Failed to fetch blogs',
  blog: 'Failed to fetch blog detail',
  miningLocations: 'Failed to fetch mining locations',
  managements: 'Failed to fetch management data',
  galleries: 'Failed to fetch galleries',
  sheets: 'Failed to fetch sheets',
  people: 'Failed to fetch people',
  documents: 'Failed to fetch documents',
  pages: 'Failed to fetch pages',
  redirects: 'Failed to fetch redirects',
} as const satisfies Record<ReadEndpointName, string>

export type FailureText = (typeof failureTexts)[ReadEndpointName]
