import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { filesOf } from '../../collections/media/picture-path.ts'
import type { Media } from '../../platform/payload-types.ts'
import type { Bucket } from '../../platform/storage/bucket.ts'

/**
 * Stores a picture and its thumbnail before their document is committed, so that there
 * is never a document without its picture.
 */
export function storeIn(bucket: Bucket): CollectionAfterChangeHook<Media> {
  return async ({ doc, previousDoc, req }) => {
    const { file, payloadUploadSizes: sizes = {} } = req
    if (!file || !doc.filename) return
    await bucket.put(doc.filename, file.data, doc.mimeType ?? file.mimetype)
    for (const [name, data] of Object.entries(sizes)) {
      const { filename, mimeType } = sizeOf(doc, name) ?? {}
      if (filename) await bucket.put(filename, data, mimeType ?? file.mimetype)
    }
    const kept = new Set(filesOf(doc))
    await removeAll(
      bucket,
      filesOf(previousDoc).filter((name) => !kept.has(name)),
    )
  }
}

export function removeFrom(bucket: Bucket): CollectionAfterDeleteHook<Media> {
  return ({ doc }) => removeAll(bucket, filesOf(doc))
}

async function removeAll(bucket: Bucket, names: string[]): Promise<void> {
  for (const name of names) await bucket.remove(name)
}

function sizeOf({ sizes = {} }: Media, name: string) {
  return Object.entries(sizes).find(([key]) => key === name)?.[1]
}
