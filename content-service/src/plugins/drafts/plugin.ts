import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import {
  hasDrafts,
  isPublicCollection,
  isPublicGlobal,
} from '../../collections/content/public-collections.ts'
import { nobody } from '../../platform/access/access.ts'
import { withMore } from '../../platform/config/extend.ts'
import { keepPublished, keepPublishedGlobal } from './keep-published.ts'
import { restoreEndpoint, restoreGlobalEndpoint } from './restore-version.ts'
import { stateGlobalStatus, stateStatus } from './state-status.ts'
import {
  validateOtherLanguages,
  validateOtherLanguagesOfGlobal,
} from './validate-other-languages.ts'

/** Enough versions to find a text from some weeks ago. Each version has as many rows as its document. */
const maxVersions = 50

/** Adds drafts and a bin to everything that the site shows: nothing is public before an editor publishes it. */
export function drafts(): Plugin {
  return ({ collections = [], globals = [], ...config }) => ({
    ...config,
    collections: collections.map((collection) =>
      isPublicCollection(collection.slug) ? inCollection(collection) : collection,
    ),
    globals: globals.map(inGlobal),
  })
}

function inCollection(config: CollectionConfig): CollectionConfig {
  // A document that nobody may delete cannot be moved to the bin either.
  const trash = config.access?.delete !== nobody
  const { admin = {}, defaultPopulate, slug } = config
  if (!hasDrafts(slug)) return { ...config, trash }
  const columns = admin.defaultColumns ?? []
  return {
    ...config,
    trash,
    endpoints: [restoreEndpoint(slug), ...getEndpoints(config)],
    versions: { maxPerDoc: maxVersions, drafts: { schedulePublish: true } },
    // Public reads check the status of a document even where another document refers to it.
    forceSelect: { ...config.forceSelect, _status: true },
    ...(defaultPopulate && { defaultPopulate: { ...defaultPopulate, _status: true } }),
    admin: {
      ...admin,
      defaultColumns: columns.includes('_status') ? columns : [...columns, '_status'],
    },
    hooks: withMore(config.hooks, {
      beforeOperation: [stateStatus, keepPublished],
      beforeChange: [validateOtherLanguages],
    }),
  }
}

function inGlobal(config: GlobalConfig): GlobalConfig {
  const { slug } = config
  if (!isPublicGlobal(slug)) return config
  return {
    ...config,
    endpoints: [restoreGlobalEndpoint(slug), ...getEndpoints(config)],
    versions: { max: maxVersions, drafts: { schedulePublish: true } },
    forceSelect: { ...config.forceSelect, _status: true },
    hooks: withMore(config.hooks, {
      beforeOperation: [stateGlobalStatus, keepPublishedGlobal],
      beforeChange: [validateOtherLanguagesOfGlobal],
    }),
  }
}

function getEndpoints({ endpoints }: CollectionConfig | GlobalConfig) {
  return endpoints || []
}
