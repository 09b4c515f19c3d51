import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import {
  hasDrafts,
  isPublicCollection,
  isPublicGlobal,
} from '../../collections/content/public-collections.ts'
import { contentVersions } from '../../collections/content-versions/versions.ts'
import { formPart } from '../../platform/admin/fields.ts'
import { withRecurring } from '../../platform/jobs/recurring.ts'
import { announceDuePosts } from './due-posts.ts'
import { publicationEndpoints } from './publications.ts'
import { withGlobalPublishHooks, withPublishHooks } from './publish-hooks.ts'
import { sendPurge } from './send-purge.ts'

const folder = '/src/plugins/publishing/schedule'

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
        .map(withSchedule),
      contentVersions(),
    ],
    endpoints: [...(config.endpoints ?? []), ...publicationEndpoints],
    globals: globals.map(withGlobalPublishHooks).map(withSchedule),
    jobs: { ...jobs, tasks: [...(jobs?.tasks ?? []), sendPurge] },
  })
}

/** Adds the schedule of a document, beside its form and as a column of the list. */
function withSchedule<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const isScheduled = hasDrafts(config.slug) || isPublicGlobal(config.slug)
  const field = formPart('schedule', `${folder}/schedule-panel.tsx#SchedulePanel`, {
    position: 'sidebar',
    disableListColumn: false,
    components: { Cell: `${folder}/schedule-cell.tsx#ScheduleCell` },
  })
  const label = { id: 'Terjadwal', en: 'Scheduled' }
  return isScheduled ? { ...config, fields: [...config.fields, { ...field, label }] } : config
}
