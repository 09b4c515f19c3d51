import type { RelationshipField } from 'payload'
import type { Product } from '../../platform/payload-types.ts'
import { referencedId } from '../content/reference.ts'

/** The mining locations that a product comes from. */
export function originsField(): RelationshipField {
  return {
    name: 'origins',
    type: 'relationship',
    relationTo: 'mining-locations',
    hasMany: true,
    maxRows: 12,
    label: { id: 'Asal', en: 'Origin' },
    admin: {
      allowCreate: false,
      description: {
        id: 'Lokasi tambang asalnya. Tampil di halaman produk, dengan tautan ke lokasinya.',
        en: 'The mining locations it comes from. Shown on the page of the product, with a link to the location.',
      },
    },
  }
}

/** The ids of what a product refers to, of each kind that it names. */
export function presentReferences(product: Product): { origin_ids?: number[] } {
  return { ...idsAs('origin_ids', product.origins) }
}

function idsAs<Name extends string>(
  name: Name,
  references: (number | { id: number })[] | null | undefined,
) {
  const ids = (references ?? []).flatMap((reference) => referencedId(reference) ?? [])
  return ids.length > 0 ? { [name]: ids } : {}
}
