import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { getFiles, type StoredNames } from '../../collections/media/picture-path.ts'
import type { Bucket } from '../../platform/storage/bucket.ts'

type Upload = StoredNames & {
  id: number
  mimeType?: string | null
  sizes?: Record<string, { filename?: string | null; mimeType?: string | null }>
}

/** Stores a file, such as a picture and its thumbnail, before its document is committed: a document never lacks its file. */
export function storeIn(bucket: Bucket): CollectionAfterChangeHook<Upload> {
  return async ({ doc, previousDoc, req }) => {
    const { file, payloadUploadSizes: sizes = {} } = req
    if (!file || !doc.filename) return
    await bucket.put(doc.filename, file.data, doc.mimeType ?? file.mimetype)
    for (const [name, data] of Object.entries(sizes)) {
      const { filename, mimeType } = getSize(doc, name) ?? {}
      if (filename) await bucket.put(filename, data, mimeType ?? file.mimetype)
    }
    const names = new Set(getFiles(doc))
    await removeAll(
      bucket,
      getFiles(previousDoc).filter((name) => !names.has(name)),
    )
  }
}

export function removeFrom(bucket: Bucket): CollectionAfterDeleteHook<Upload> {
  return ({ doc }) => removeAll(bucket, getFiles(doc))
}

async function removeAll(bucket: Bucket, names: string[]): Promise<void> {
  for (const name of names) await bucket.remove(name)
}

function getSize({ sizes = {} }: Upload, name: string) {
  return Object.entries(sizes).find(([key]) => key === name)?.[1]
}
