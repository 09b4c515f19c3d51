import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionAfterErrorHook, CollectionBeforeChangeHook } from 'payload'
import { localFolder } from './media-folder.ts'
import { filesOf, type StoredNames } from './picture-path.ts'

const key = 'filesOfUpload'

/** Payload writes the files of an upload before its document, and does not remove them if that fails. */
export const noteUpload: CollectionBeforeChangeHook<StoredNames & { id: number }> = ({
  context,
  data,
  req,
}) => {
  if (req.file) context[key] = filesOf(data)
  return data
}

/** Removes from the folder what was written of an upload that failed, whole or in part. */
export const undoUpload: CollectionAfterErrorHook = async ({ collection, context, req }) => {
  const files = context[key]
  const folder = localFolder(req.payload)
  if (folder === null || !Array.isArray(files) || files.length === 0) return
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
    where: { filename: { equals: String(files[0]) } },
  })
  // A document has this name: the upload was to replace its file.
  if (totalDocs > 0) return
  await Promise.allSettled(
    files.map((name) =>
      rm(/* turbopackIgnore: true */ join(folder, String(name)), { force: true }),
    ),
  )
}
