import type { CollectionConfig, Plugin } from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { contentVersions } from '../../collections/content-versions/content-versions.ts'
import { withRecurring } from '../../platform/jobs/recurring.ts'
import { announceDuePosts } from './due-posts.ts'
import { addPlan, planned, removePlan } from './plans.ts'
import { withGlobalPublishHooks, withPublishHooks } from './publish-hooks.ts'
import { sendPurge } from './send-purge.ts'

/** Raises the content's version with each published change, notifies the sites, and schedules publications. */
export function publishing(): Plugin {
  return ({ collections = [], globals = [], jobs, custom, ...config }) => ({
    ...config,
    // Due at each check of the queue: a post appears within a second of its date.
    custom: withRecurring(custom, { everyMs: 0, run: announceDuePosts }),
    collections: [
      ...collections
        .map((collection) =>
          isPublicCollection(collection.slug) ? withPublishHooks(collection) : collection,
        )
        .map(withPlans),
      contentVersions(),
    ],
    globals: globals.map(withGlobalPublishHooks),
    jobs: { ...jobs, tasks: [...(jobs?.tasks ?? []), sendPurge] },
  })
}

function withPlans(config: CollectionConfig): CollectionConfig {
  const { endpoints } = config
  return config.slug === planned
    ? { ...config, endpoints: [...(endpoints || []), addPlan, removePlan] }
    : config
}
