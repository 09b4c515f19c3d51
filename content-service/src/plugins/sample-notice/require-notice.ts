import {
  type CollectionBeforeChangeHook,
  type GlobalAfterChangeHook,
  isolateObjectProperty,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isFilled } from '../../collections/content/localized.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { announce } from '../publishing/publish-hooks.ts'

/** Enough names: the column of the list shows the others. */
const namedSpecimens = 3

/**
 * Rejects a specimen unless a notice on every page describes the company as a sample. It runs before the change: in a bulk
 * change, Payload keeps documents whose later hooks fail.
 */
export const requireNotice: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isSpecimen = data.isSpecimen ?? originalDoc?.isSpecimen
  const deletedAt = data.deletedAt === undefined ? originalDoc?.deletedAt : data.deletedAt
  if (!isSpecimen || deletedAt) return
  // Waits for the transaction of a colleague who is emptying the notice, and makes later ones wait for this one.
  await announce(req)
  if (await hasNotice(req)) return
  throw rejected(req, { collection: 'documents' }, 'isSpecimen', {
    id: 'Isi dulu “Pemberitahuan” di Profil perusahaan: selama sebuah dokumen contoh tampil di situs, setiap halaman harus menyebut bahwa ini perusahaan contoh.',
    en: 'First fill in “Notice” in the company profile: while the site shows a specimen document, every page must say that this is a sample company.',
  })
}

/** Rejects an empty notice as long as visitors see a specimen. The transaction has already locked the content’s version. */
export const keepNotice: GlobalAfterChangeHook = async ({ req }) => {
  if (await hasNotice(req)) return
  const { docs, totalDocs } = await req.payload.find({
    collection: 'documents',
    where: { isSpecimen: { equals: true } },
    limit: namedSpecimens,
    depth: 0,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  if (totalDocs === 0) return
  const names = docs.map(({ title }) => `“${title}”`).join(', ')
  const more = totalDocs - docs.length
  throw rejected(req, { global: 'company-settings' }, 'notice', {
    id: `Pemberitahuan harus terisi selama dokumen contoh tampil di situs. Hapus dulu dokumennya, atau hilangkan centang “Contoh” padanya: ${names}${more > 0 ? ` dan ${more} lagi` : ''}.`,
    en: `The notice must be filled in while the site shows specimen documents. First delete them, or clear “Specimen” in them: ${names}${more > 0 ? ` and ${more} more` : ''}.`,
  })
}

/** Whether visitors see a notice: a notice in one language is shown in both. */
async function hasNotice(req: PayloadRequest): Promise<boolean> {
  // Payload sets the language on the given request, where the save would read it.
  const localeReq = isolateObjectProperty(req, ['locale', 'fallbackLocale'])
  const { notice } = await req.payload.findGlobal({
    slug: 'company-settings',
    depth: 0,
    locale: 'all',
    select: { notice: true },
    req: localeReq,
  })
  const texts: unknown[] = Object.values(Object(notice))
  return texts.some((text) => typeof text === 'string' && isFilled(text))
}

function rejected(
  req: PayloadRequest,
  place: { collection: string } | { global: string },
  path: string,
  sentences: Parameters<typeof sentenceFor>[1],
): ValidationError {
  const message = sentenceFor(req, sentences)
  return new ValidationError({ ...place, errors: [{ path, message }], req }, req.t)
}
