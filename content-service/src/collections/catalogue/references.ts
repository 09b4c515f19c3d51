import type { RelationshipField, SingleRelationshipField } from 'payload'
import type { Product, Tool } from '../../platform/payload-types.ts'
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
        en: 'Where the product is mined. Shown on its page, with a link to each location.',
      },
    },
  }
}

/** The desk for questions about a product or machine, of a business, or led by a manager. */
export function contactField(description = shownOnDetailPage): SingleRelationshipField {
  return {
    name: 'contact',
    type: 'relationship',
    relationTo: 'people',
    // With a filter, Payload checks that the person still exists, and names the field.
    filterOptions: { id: { exists: true } },
    label: { id: 'Narahubung', en: 'Contact person' },
    admin: {
      allowCreate: false,
      description,
    },
  }
}

const shownOnDetailPage = {
  id: 'Siapa yang dapat ditanyai langsung. Tampil di halaman rincian, dengan telepon, WhatsApp, dan emailnya.',
  en: 'Buyers can contact this person. Shown on the detail page, with phone, WhatsApp and email.',
}

type References = { origin_ids?: number[]; document_ids?: number[]; contact_id?: number }

/**
 * Returns the ids that a product or machine refers to, by kind.
 *
 * @param documents the documents that refer to the item
 */
export function presentReferences(item: Product | Tool, documents: readonly number[]): References {
  const { contact } = item
  return {
    ...('origins' in item ? idsAs('origin_ids', item.origins) : {}),
    ...idsAs('document_ids', documents),
    // A contact that is not populated is in the bin.
    ...(typeof contact === 'object' && contact !== null ? { contact_id: contact.id } : {}),
  }
}

function idsAs<Name extends string>(
  name: Name,
  references: readonly (number | { id: number })[] | null | undefined,
) {
  const ids = (references ?? []).flatMap((reference) => referencedId(reference) ?? [])
  return ids.length > 0 ? { [name]: ids } : {}
}
