import { randomUUID } from 'node:crypto'
import { link, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CollectionBeforeValidateHook,
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type UploadCollectionSlug,
} from 'payload'
import {
  createdResponse,
  documentId,
  documentSchema,
  getOptions,
  updatedDocument,
} from '../../platform/admin/document-endpoints.ts'
import { rejectIfNewer } from '../../platform/admin/reject-stale-save.ts'
import { adminEndpoint, rejection } from '../../platform/admin-kit/admin-endpoint.ts'
import { adminTexts } from '../../platform/admin-kit/admin-texts.ts'
import { createMutex } from '../../platform/database/mutex.ts'
import { binFilesEndpoint, isInBin } from './bin-files.ts'
import { localFolder } from './media-folder.ts'
import { getFiles, type StoredNames } from './picture-path.ts'

/** Enough for several large pictures at a few seconds each; after that the upload fails with 503. */
const longestWaitMs = 60_000

type Mutex = ReturnType<typeof createMutex>

type Uploads = {
  collection: UploadCollectionSlug
  lock: Mutex
  /** Fields that the type of a new document requires; their validation reports missing values. */
  blank: Record<string, string>
}

const isDecodedOutside = 'fileIsCheckedOutsideTransaction'

/**
 * Payload begins its transaction before it decodes, rotates and encodes a picture, and SQLite blocks all other writes
 * meanwhile. These two endpoints replace Payload's without that transaction: `beginTransaction` begins one when the file
 * is ready.
 */
const create = ({ collection, lock, blank }: Uploads): Endpoint =>
  adminEndpoint(
    { method: 'post', path: '/', role: 'account', body: documentSchema },
    async ({ req, body: { url: _, ...fields } }) => {
      // The file must be uploaded, and is never fetched from a URL in the request (SSRF).
      // Payload validates the editor's input; a precise type would claim what is not yet checked.
      const data = { ...blank, ...fields } as never
      const doc = await storeUpload(req, lock, () =>
        req.payload.create({ ...getUpload(req, collection), data, disableTransaction: true }),
      )
      return createdResponse(req, collection, doc)
    },
  )

const update = ({ collection, lock }: Uploads): Endpoint =>
  adminEndpoint(
    { method: 'patch', path: '/:id', role: 'account', body: documentSchema },
    async ({ req, body }) => {
      // Pictures are cropped before the upload; this parameter would decode the stored picture again.
      delete req.query.uploadEdits
      const document = { id: documentId(req), data: body, trash: isInBin(req) }
      const change = { ...getUpload(req, collection), ...document }
      if (!req.file) return updatedDocument(req, await req.payload.update(change))
      const folder = localFolder(req.payload)
      const replace = () => req.payload.update({ ...change, disableTransaction: true })
      const doc = await storeUpload(req, lock, async () =>
        folder === null
          ? replace()
          : keepReplacedFiles(folder, await storedFiles(req, collection, change.id), replace),
      )
      return updatedDocument(req, doc)
    },
  )

/** Returns the endpoints that create and change a document of an upload collection. */
export function uploadEndpoints(
  collection: UploadCollectionSlug,
  blank: Record<string, string> = {},
): Endpoint[] {
  // One file at a time: a picture takes hundreds of megabytes, and two pictures of the same name would be written to one
  // file before the database rejects the second.
  const uploads = { collection, lock: createMutex(longestWaitMs), blank }
  return [create(uploads), update(uploads), binFilesEndpoint(collection)]
}

/** Runs once the file and its sizes are ready, before anything is written. */
export const beginTransaction: CollectionBeforeValidateHook<{ id: number }> = async ({
  collection,
  context,
  originalDoc,
  req,
}) => {
  if (!context[isDecodedOutside]) return
  await initTransaction(req)
  // Someone may have saved the texts while the picture was decoded.
  if (originalDoc?.id !== undefined) {
    await rejectIfNewer(req, collection.slug, originalDoc.id, originalDoc)
  }
}

async function storeUpload<Doc>(
  req: PayloadRequest,
  lock: Mutex,
  store: () => Promise<Doc>,
): Promise<Doc> {
  const release = await lock().catch(() => {
    throw rejection(503, adminTexts(req.i18n).uploads.busy)
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

async function storedFiles(
  { payload }: PayloadRequest,
  collection: UploadCollectionSlug,
  id: number,
): Promise<string[]> {
  const where = { id: { equals: id } }
  return getFiles(
    (await payload.db.findOne<StoredNames & { id: number }>({ collection, where })) ?? undefined,
  )
}

function getUpload(req: PayloadRequest, collection: UploadCollectionSlug) {
  return { ...getOptions(collection, req), file: req.file }
}

/**
 * Keeps replaced files until their replacement is stored: Payload deletes them earlier, so a hard link preserves them.
 *
 * @param work may delete the files; if it fails, they are restored
 */
async function keepReplacedFiles<Result>(
  folder: string,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const files = names.map((name) => ({
    path: join(/* turbopackIgnore: true */ folder, name),
    backup: join(/* turbopackIgnore: true */ folder, `.${randomUUID()}`),
  }))
  // Missing files cannot be linked; files that were not deleted need no restoring.
  for (const { path, backup } of files) await link(path, backup).catch(() => {})
  try {
    return await work()
  } catch (error) {
    for (const { path, backup } of files) await link(backup, path).catch(() => {})
    throw error
  } finally {
    for (const { backup } of files) await rm(backup, { force: true }).catch(() => {})
  }
}
