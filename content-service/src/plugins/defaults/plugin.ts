import type { Plugin } from 'payload'
import { withCollectionDefaults, withGlobalDefaults } from './collection-defaults.ts'
import { withLazyRows } from './lazy-rows.ts'
import { withNumberFields } from './number-fields.ts'
import { withQueryRules } from './reject-bad-query.ts'
import { withSpokenLabels } from './spoken-labels.ts'
import { withTimestamps } from './timestamps.ts'

/** Applies to every collection and global, including those of earlier plugins. */
export function defaults(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections
      ?.map(withTimestamps)
      .map(withCollectionDefaults)
      .map(withQueryRules)
      .map(withSpokenLabels)
      .map(withNumberFields)
      .map(withLazyRows),
    globals: config.globals?.map(withGlobalDefaults).map(withNumberFields).map(withLazyRows),
  })
}
