import type { SheetPath } from '@niaga/contract/sheet-paths'
import type { SingleRelationshipField } from 'payload'
import { relationship } from 'payload/shared'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { fillIn } from '../../platform/text/fill-in.ts'

/**
 * The specification sheet that provides the table of a product or tool. Each sheet belongs to one product or tool.
 *
 * @param paths the pages whose sheets can be chosen
 */
export function sheetField(
  collection: 'products' | 'tools',
  paths: readonly SheetPath[],
): SingleRelationshipField {
  return {
    name: 'sheet',
    type: 'relationship',
    relationTo: 'sheets',
    unique: true,
    label: { id: 'Lembar spesifikasi', en: 'Specification sheet' },
    filterOptions: { path: { in: [...paths] } },
    validate: async (value, options) => {
      const valid = await relationship(value, options)
      if (valid !== true || typeof value !== 'number') return valid
      const { docs } = await options.req.payload.find({
        collection,
        where: { sheet: { equals: value }, id: { not_equals: options.id ?? 0 } },
        limit: 1,
        pagination: false,
        depth: 0,
        // An item in the bin keeps its sheet, so it can be restored.
        trash: true,
        req: options.req,
      })
      const [other] = docs
      if (!other) return true
      return fillIn(adminTexts(options.req.i18n).documents.sheetTaken, { name: other.name })
    },
    admin: {
      allowCreate: false,
      description: {
        id: 'Tabel di halaman rincian dan di daftar disusun dari baris spesifikasi lembar ini. Bila kosong, tulis tabelnya di bawah.',
        en: 'The detail page and lists show the specification rows of this sheet. When empty, fill in the table below.',
      },
    },
  }
}
