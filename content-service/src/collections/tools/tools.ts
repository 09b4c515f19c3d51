import { equipmentSheetPaths } from '@niaga/contract/sheet-paths'
import { APIError, type CollectionBeforeDeleteHook, type CollectionConfig } from 'payload'
import { menuGroups } from '../../platform/admin/labels.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { catalogueFields } from '../catalogue/catalogue-fields.ts'
import { contactField } from '../catalogue/references.ts'
import { sheetField } from '../catalogue/sheet-field.ts'
import { termsField } from '../terms/terms-field.ts'

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

/** Rejects the deletion of a machine with units: the units would no longer have a page. */
const keepToolWithUnits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { tool: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'units', where, req })
  if (totalDocs === 0) return
  const message = sentenceFor(req, {
    id: `Alat ini masih punya ${totalDocs} unit. Hapus unitnya atau pindahkan ke alat lain dulu.`,
    en: `This machine still has ${totalDocs} units. Delete them or move them to another machine first.`,
  })
  throw new APIError(message, 409, null, true)
}
