import type { CollectionConfig, GlobalConfig } from 'payload'
import { rejectStaleGlobalSave, rejectStaleSave } from '../../platform/admin/reject-stale-save.ts'
import { leaveOutNul } from './without-nul.ts'

/**
 * What holds for everything an editor edits. Locks are off because Payload looks for one on a second
 * database connection inside a transaction: enough saves at once, and all of them wait for ever. Instead a save that was
 * begun from an older state is rejected. The tab that shows an editor the address of an interface is left out.
 */
const rules = { lockDocuments: false } as const

export function withCollectionDefaults(config: CollectionConfig): CollectionConfig {
  const { admin, hooks = {} } = config
  const beforeOperation = [leaveOutNul, ...(hooks.beforeOperation ?? []), rejectStaleSave]
  return {
    ...config,
    ...rules,
    admin: { ...admin, hideAPIURL: true },
    hooks: { ...hooks, beforeOperation },
  }
}

export function withGlobalDefaults(config: GlobalConfig): GlobalConfig {
  const { admin, hooks = {} } = config
  const beforeOperation = [leaveOutNul, ...(hooks.beforeOperation ?? []), rejectStaleGlobalSave]
  return {
    ...config,
    ...rules,
    admin: { ...admin, hideAPIURL: true },
    hooks: { ...hooks, beforeOperation },
  }
}
