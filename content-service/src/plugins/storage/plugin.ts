import type { CollectionConfig, Plugin } from 'payload'
import { withMore } from '../../platform/config/extend.ts'
import type { Bucket } from '../../platform/storage/bucket.ts'
import { removeFrom, storeIn } from './keep-in-bucket.ts'

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
