import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionAfterErrorHook, CollectionBeforeChangeHook } from 'payload'
import { localFolder } from './media-folder.ts'
import { getFiles, type StoredNames } from './picture-path.ts'

const key = 'filesOfUpload'

/** Records the files of an upload: Payload writes them before the document, and keeps them if that fails. */
export const recordUpload: CollectionBeforeChangeHook<StoredNames & { id: number }> = ({
  context,
  data,
  req,
}) => {
  if (req.file) context[key] = getFiles(data)
  return data
}

/** Removes the files of a failed upload, complete or partial, from the folder. */
export const undoUpload: CollectionAfterErrorHook = async ({ collection, context, req }) => {
  const files = context[key]
  const folder = localFolder(req.payload)
  if (folder === null || !Array.isArray(files) || files.length === 0) return
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
    where: { filename: { equals: String(files[0]) } },
  })
  // A document has this name: the upload would have replaced its file.
  if (totalDocs > 0) return
  await Promise.allSettled(
    files.map((name) =>
      rm(/* turbopackIgnore: true */ join(folder, String(name)), { force: true }),
    ),
  )
}
