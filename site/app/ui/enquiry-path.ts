import type { ItemKind } from '@niaga/contract/enquiry-terms'

/** In an address, the parameters that each name an item with what was said of it begin so. */
export const itemParameter = 'barang-'

/** Of a field in such a parameter, whose fields are separated by semicolons. */
export function escapeField(value: string): string {
  return value.replace(/[%;]/g, encodeURIComponent)
}

/**
 * The address of the contact form with one thing to ask for: a product with its grade, or a machine with its unit.
 *
 * @param limits that it must keep to, in words; `''` for none
 */
export function enquiryPath(product: string, kind: ItemKind, limits = ''): string {
  if (limits !== '') {
    const fields = [
      `kind:${kind}`,
      `product:${escapeField(product)}`,
      `limits:${escapeField(limits)}`,
    ]
    return `/kontak?${new URLSearchParams({ [`${itemParameter}0`]: fields.join(';') })}`
  }
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
