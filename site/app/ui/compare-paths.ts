import type { SitePath } from '@niaga/contract/pages'

/** The pages on which a visitor compares grades of a product, or units of machines. */
export const comparePaths = {
  product: '/produk/bandingkan',
  tool: '/alat/bandingkan',
} as const satisfies Record<string, SitePath>
