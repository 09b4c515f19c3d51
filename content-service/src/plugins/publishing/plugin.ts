import type { Plugin } from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { contentVersions } from '../../collections/content-versions/content-versions.ts'
import { withGlobalPublishHooks, withPublishHooks } from './publish-hooks.ts'
import { sendPurge } from './send-purge.ts'

/** Raises the version of the content with each published change, and notifies the sites. */
export function publishing(): Plugin {
  return ({ collections = [], globals = [], jobs, ...config }) => ({
    ...config,
    collections: [
      ...collections.map((collection) =>
        isPublicCollection(collection.slug) ? withPublishHooks(collection) : collection,
      ),
      contentVersions(),
    ],
    globals: globals.map(withGlobalPublishHooks),
    jobs: { ...jobs, tasks: [...(jobs?.tasks ?? []), sendPurge] },
  })
}
