import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { sentenceFor } from '../../platform/admin/sentence.ts'

/** Rejects the deletion of a machine with units: the units would no longer have a page. */
export const keepToolWithUnits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { tool: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'units', where, req })
  if (totalDocs === 0) return
  const message = sentenceFor(req, {
    id: `Alat ini masih punya ${totalDocs} unit. Hapus unitnya atau pindahkan ke alat lain dulu.`,
    en: `This machine still has ${totalDocs} units. Delete them or move them to another machine first.`,
  })
  throw new APIError(message, 409, null, true)
}
