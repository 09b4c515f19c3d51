import { getTranslation } from '@payloadcms/translations'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { adminLanguage } from '../../platform/admin-kit/admin-texts.ts'
import { findUses, type Uses } from './find-uses.ts'

/** Set in the context of a request that also deletes the documents referring to the deleted ones. */
export const replacesContent = 'replacesContent'

/**
 * Rejects the deletion of a document in use: the database would silently empty the field, or leave a gap in an article. A
 * reference in a list does not prevent it: the others remain.
 */
export const keepUsed: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  if (!context[replacesContent]) await rejectUsed(req, collection, Number(id))
}

/** Payload moves a document to the bin by an update. */
export const keepUsedFromBin: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  if (!data.deletedAt || !originalDoc || originalDoc.deletedAt || context[replacesContent]) return
  await rejectUsed(req, collection, Number(originalDoc.id))
}

async function rejectUsed(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number,
): Promise<void> {
  const target = { slug: collection.slug, id }
  const uses = await findUses(req, target, { onlyHarmful: true })
  if (uses.uses.length === 0) return
  const kind = getTranslation(collection.labels.singular, req.i18n)
  throw new APIError(sentenceFor(kind, uses, req.i18n.language), 409, null, true)
}

function sentenceFor(kind: string, { uses, isFull }: Uses, language: string): string {
  const more = { id: 'dan mungkin yang lain', en: 'and perhaps others' }
  const key = adminLanguage(language)
  const names = [...uses.map(({ name }) => name), ...(isFull ? [more[key]] : [])]
  const places = names.join(', ')
  const inside = kind.toLocaleLowerCase(key)
  return {
    id: `${kind} ini masih dipakai di: ${places}. Pilih ${inside} lain di sana dulu, lalu hapus ${inside} ini.`,
    en: `This ${inside} is still used in: ${places}. Choose another one there first, then delete this one.`,
  }[key]
}
