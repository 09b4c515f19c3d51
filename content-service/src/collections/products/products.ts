import { productSheetPaths } from '@niaga/contract/sheet-paths'
import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../platform/admin/labels.ts'
import { catalogueFields } from '../catalogue/catalogue-fields.ts'
import { contactField, originsField } from '../catalogue/references.ts'
import { sheetField } from '../catalogue/sheet-field.ts'
import { gradesField } from '../grades/grades-field.ts'
import { termsField } from '../terms/terms-field.ts'

export function products(): CollectionConfig {
  return {
    slug: 'products',
    labels: {
      singular: { id: 'Produk', en: 'Product' },
      plural: { id: 'Produk', en: 'Products' },
    },
    defaultSort: 'sortOrder',
    admin: {
      group: menuGroups.catalogue,
      useAsTitle: 'name',
      defaultColumns: ['name', 'sortOrder', 'image', 'updatedAt'],
      listSearchableFields: ['name', 'description'],
      description: {
        id: 'Mineral yang dijual. Tampil di menu Produk, di halaman daftar Produk, dan di kaki setiap halaman.',
        en: 'The minerals on sale. Shown in the Products menu, on the Products page and in the footer of every page.',
      },
    },
    fields: catalogueFields(sheetField('products', productSheetPaths), [
      gradesField(),
      termsField(),
      originsField(),
      contactField(),
    ]),
  }
}
