import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../platform/admin/labels.ts'
import { catalogueFields } from '../catalogue/catalogue-fields.ts'
import { contactField } from '../catalogue/references.ts'
import { sheetField } from '../catalogue/sheet-field.ts'
import { termsField } from '../terms/terms-field.ts'
import { keepToolWithUnits } from '../units/keep-tool-with-units.ts'

export function tools(): CollectionConfig {
  return {
    slug: 'tools',
    labels: {
      singular: { id: 'Alat berat', en: 'Equipment' },
      plural: { id: 'Alat berat', en: 'Equipment' },
    },
    defaultSort: 'sortOrder',
    hooks: { beforeDelete: [keepToolWithUnits] },
    admin: {
      group: menuGroups.catalogue,
      useAsTitle: 'name',
      defaultColumns: ['name', 'sortOrder', 'image', 'updatedAt'],
      listSearchableFields: ['name', 'description'],
      description: {
        id: 'Alat berat yang ditawarkan. Tampil di menu Alat dan di halaman daftar Alat.',
        en: 'The machines on offer. Shown in the Tools menu and on the Tools page.',
      },
    },
    fields: catalogueFields(sheetField('tools', equipmentSheetPaths), [
      termsField(),
      contactField(),
    ]),
  }
}
