import type { Plugin } from 'payload'
import { withCollection, withHooks } from '../../platform/config/extend.ts'
import type { Bucket } from '../../platform/storage/bucket.ts'
import { removeFrom, storeIn } from './keep-in-bucket.ts'

/** Stores the pictures in a bucket; without one they are in the data folder. */
export function storage(bucket: Bucket | null): Plugin {
  return (config) => {
    if (!bucket) return config
    return withCollection(config, 'media', (media) => ({
      ...media,
      upload: {
        ...(typeof media.upload === 'object' && media.upload),
        disableLocalStorage: true,
      },
      hooks: withHooks(media.hooks, {
        afterChange: [storeIn(bucket)],
        afterDelete: [removeFrom(bucket)],
      }),
    }))
  }
}
