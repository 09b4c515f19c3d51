import type { CollectionConfig, GlobalConfig } from 'payload'
import { rejectStaleGlobalSave, rejectStaleSave } from '../../platform/admin/reject-stale-save.ts'
import { rejectMisshapen, rejectMisshapenGlobal } from './reject-misshapen.ts'
import { omitNul } from './without-nul.ts'

/**
 * Payload looks for a document's lock on a second database connection inside a transaction: with enough concurrent saves
 * all of them wait forever. Therefore locks are off, and a save that is based on an older version is rejected instead.
 */
const rules = { lockDocuments: false } as const

export function withCollectionDefaults(config: CollectionConfig): CollectionConfig {
  const { admin, hooks = {} } = config
  const hooksOfCollection = hooks.beforeOperation ?? []
  const beforeOperation = [omitNul, rejectMisshapen, ...hooksOfCollection, rejectStaleSave]
  return {
    ...config,
    ...rules,
    admin: { ...admin, hideAPIURL: true },
    hooks: { ...hooks, beforeOperation },
  }
}

export function withGlobalDefaults(config: GlobalConfig): GlobalConfig {
  const { admin, hooks = {} } = config
  const hooksOfGlobal = hooks.beforeOperation ?? []
  const beforeOperation = [omitNul, rejectMisshapenGlobal, ...hooksOfGlobal, rejectStaleGlobalSave]
  return {
    ...config,
    ...rules,
    admin: { ...admin, hideAPIURL: true },
    hooks: { ...hooks, beforeOperation },
  }
}
