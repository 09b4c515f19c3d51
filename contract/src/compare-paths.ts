/** Where a visitor compares grades of a product, and units of machines. */
export const comparePaths = { product: '/produk/bandingkan', tool: '/alat/bandingkan' } as const
