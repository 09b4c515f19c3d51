import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Plugin,
} from 'payload'
import { getFiles, type StoredNames } from '../../collections/media/picture-path.ts'
import { withMore } from '../../platform/config/extend.ts'
import type { Bucket } from '../../platform/storage/bucket.ts'

/** Stores uploads (pictures and documents) in a bucket; without a bucket, they are in the data folder. */
export function storage(bucket: Bucket | null): Plugin {
  return (config) => {
    if (!bucket) return config
    const collections = config.collections?.map((collection) =>
      collection.upload ? inBucket(collection, bucket) : collection,
    )
    return { ...config, collections }
  }
}

function inBucket(uploads: CollectionConfig, bucket: Bucket): CollectionConfig {
  return {
    ...uploads,
    upload: {
      ...(typeof uploads.upload === 'object' && uploads.upload),
      disableLocalStorage: true,
    },
    hooks: withMore(uploads.hooks, {
      afterChange: [storeIn(bucket)],
      afterDelete: [removeFrom(bucket)],
    }),
  }
}

type Upload = StoredNames & {
  id: number
  mimeType?: string | null
  sizes?: Record<string, { filename?: string | null; mimeType?: string | null }>
}

/** Stores a file, such as a picture and its thumbnail, before its document is committed: a document never lacks its file. */
function storeIn(bucket: Bucket): CollectionAfterChangeHook<Upload> {
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

function removeFrom(bucket: Bucket): CollectionAfterDeleteHook<Upload> {
  return ({ doc }) => removeAll(bucket, getFiles(doc))
}

async function removeAll(bucket: Bucket, names: string[]): Promise<void> {
  for (const name of names) await bucket.remove(name)
}

function getSize({ sizes = {} }: Upload, name: string) {
  return Object.entries(sizes).find(([key]) => key === name)?.[1]
}
