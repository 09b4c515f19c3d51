import {
  APIError,
  type CollectionBeforeValidateHook,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'
import {
  createdResponse,
  documentId,
  optionsOf,
  readDocument,
  updatedResponse,
} from '../../platform/admin/document-endpoints.ts'
import { rejectIfNewer } from '../../platform/admin/reject-stale-save.ts'
import { createMutex } from '../../platform/database/mutex.ts'
import type { Media } from '../../platform/payload-types.ts'
import { keepReplacedFiles } from './keep-replaced-files.ts'
import { localFolder } from './media-folder.ts'
import { filesOf } from './picture-path.ts'

/** Enough for some large pictures at a few seconds each; after that the upload fails with 503. */
const longestWaitMs = 60_000

const busy = {
  id: 'Terlalu banyak gambar diunggah sekaligus. Coba lagi sebentar lagi.',
  en: 'Too many pictures are being uploaded at once. Try again in a moment.',
}

type Mutex = ReturnType<typeof createMutex>

const isDecodedOutside = 'pictureIsDecodedOutsideTransaction'

/**
 * Payload begins its transaction before it decodes, rotates and encodes a picture, and SQLite blocks all other writes
 * meanwhile. These two endpoints do what Payload's own do, without its transaction: `beginTransaction` begins one when
 * the picture is ready.
 */
const create = (lock: Mutex): Endpoint => ({
  path: '/',
  method: 'post',
  handler: async (req) => {
    await readDocument(req)
    // A picture is uploaded, never fetched from a URL in the request (SSRF).
    const { url: _, ...given } = req.data ?? {}
    const data = { altIndonesian: '', altEnglish: '', ...given }
    const doc = await storePicture(req, lock, () =>
      req.payload.create({ ...pictureOf(req), data, disableTransaction: true }),
    )
    return createdResponse(req, 'media', doc)
  },
})

const update = (lock: Mutex): Endpoint => ({
  path: '/:id',
  method: 'patch',
  handler: async (req) => {
    await readDocument(req)
    // Pictures are cropped before they are uploaded; this would decode the stored one again.
    delete req.query.uploadEdits
    const change = { ...pictureOf(req), id: documentId(req), data: req.data ?? {} }
    if (!req.file) return updatedResponse(req, await req.payload.update(change))
    const folder = localFolder(req.payload)
    const replace = () => req.payload.update({ ...change, disableTransaction: true })
    const doc = await storePicture(req, lock, async () =>
      folder === null
        ? replace()
        : keepReplacedFiles(folder, await storedFiles(req, change.id), replace),
    )
    return updatedResponse(req, doc)
  },
})

export function pictureEndpoints(): Endpoint[] {
  // One picture at a time: each takes hundreds of megabytes, and two of one name would be written to one file
  // before the database rejects the second.
  const lock = createMutex(longestWaitMs)
  return [create(lock), update(lock)]
}

/** Runs once the picture and its sizes are ready, before anything is written. */
export const beginTransaction: CollectionBeforeValidateHook<Media> = async ({
  context,
  originalDoc,
  req,
}) => {
  if (!context[isDecodedOutside]) return
  await initTransaction(req)
  // Someone may have saved the texts while the picture was decoded.
  if (originalDoc?.id !== undefined) await rejectIfNewer(req, 'media', originalDoc.id, originalDoc)
}

async function storePicture<Doc>(
  req: PayloadRequest,
  lock: Mutex,
  store: () => Promise<Doc>,
): Promise<Doc> {
  const release = await lock().catch(() => {
    throw new APIError(busy[req.i18n.language === 'en' ? 'en' : 'id'], 503, null, true)
  })
  try {
    req.context[isDecodedOutside] = true
    const doc = await store()
    await commitTransaction(req)
    return doc
  } catch (error) {
    await killTransaction(req)
    throw error
  } finally {
    release()
  }
}

async function storedFiles({ payload }: PayloadRequest, id: number): Promise<string[]> {
  const where = { id: { equals: id } }
  return filesOf((await payload.db.findOne<Media>({ collection: 'media', where })) ?? undefined)
}

function pictureOf(req: PayloadRequest) {
  return { ...optionsOf('media', req), file: req.file }
}
