import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { findPictureUses, namedUses, type PictureUse } from './picture-uses.ts'

/** Set in the context of a request that also deletes the documents that use the pictures. */
export const replacesContent = 'replacesContent'

/**
 * Rejects the deletion of a picture in use: the database would silently empty the field, or leave a gap in an article.
 */
export const keepUsedPicture: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  if (context[replacesContent]) return
  const uses = await findPictureUses(req, Number(id))
  if (uses.length === 0) return
  throw new APIError(sentenceFor(uses, req.i18n.language), 409, null, true)
}

function sentenceFor(uses: PictureUse[], language: string): string {
  const more = { id: 'dan mungkin yang lain', en: 'and perhaps others' }
  const key = language === 'en' ? 'en' : 'id'
  const names = [...uses.map(({ name }) => name), ...(uses.length < namedUses ? [] : [more[key]])]
  const places = names.join(', ')
  return {
    id: `Gambar ini masih dipakai di: ${places}. Pilih gambar lain di sana dulu, lalu hapus gambar ini.`,
    en: `This picture is still used in: ${places}. Choose another one there first, then delete this one.`,
  }[key]
}
