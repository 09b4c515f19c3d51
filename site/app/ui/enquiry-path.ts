import type { ItemKind } from '@niaga/contract/enquiry-terms'

/** The address of the contact form with one thing to ask for: a product with its grade, or a machine with its unit. */
export function enquiryPath(product: string, kind: ItemKind): string {
  const query = new URLSearchParams({ produk: product, ...(kind !== 'mineral' && { jenis: kind }) })
  return `/kontak?${query}`
}

/**
 * What is asked about the thing on a page.
 *
 * @param path the page's
 * @param sheetPath of its specification sheet, `null` for none
 */
export function itemKindAt(path: string, sheetPath: string | null): ItemKind {
  if (path.startsWith('/alat/')) return 'machine'
  return sheetPath === '/produk/batubara' ? 'coal' : 'mineral'
}
