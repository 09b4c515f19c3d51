import type { Plugin } from 'payload'
import { withCollectionDefaults, withGlobalDefaults } from './collection-defaults.ts'
import { withQueryRules } from './reject-bad-query.ts'
import { withTimestamps } from './timestamps.ts'
import { translateLabels } from './translate-labels.ts'

/** What holds for every collection and global, those of the plugins before this one included. */
export function defaults(): Plugin {
  return ({ collections = [], globals = [], ...config }) => {
    for (const { fields } of [...collections, ...globals]) translateLabels(fields)
    return {
      ...config,
      collections: collections.map(withTimestamps).map(withCollectionDefaults).map(withQueryRules),
      globals: globals.map(withGlobalDefaults),
    }
  }
}
