import type { Plugin } from 'payload'
import { withCollectionDefaults, withGlobalDefaults } from './collection-defaults.ts'
import { withQueryRules } from './reject-bad-query.ts'
import { withTimestamps } from './timestamps.ts'

/** What holds for every collection and global, those of the plugins before this one included. */
export function defaults(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections
      ?.map(withTimestamps)
      .map(withCollectionDefaults)
      .map(withQueryRules),
    globals: config.globals?.map(withGlobalDefaults),
  })
}
