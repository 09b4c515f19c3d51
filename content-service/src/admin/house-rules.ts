import type { CollectionConfig, GlobalConfig } from 'payload'
import { rejectStaleGlobalSave, rejectStaleSave } from '../editing/reject-stale-save.ts'

/**
 * What holds for everything an editor edits. Locks are off because Payload looks for one on a second
 * database connection inside a transaction: enough saves at once, and all of them wait for ever. Instead a save that was
 * begun from an older state is rejected. The tab that shows an editor the address of an interface is left out.
 */
const rules = { lockDocuments: false } as const

const formGuard = '/src/editing/form-guard.tsx#FormGuard'

export function withHouseRules(config: CollectionConfig): CollectionConfig {
  const { admin = {}, hooks = {} } = config
  const { components = {} } = admin
  const edit = { ...components.edit, beforeDocumentControls: [formGuard] }
  return {
    ...config,
    ...rules,
    admin: { ...admin, hideAPIURL: true, components: { ...components, edit } },
    hooks: { ...hooks, beforeOperation: [...(hooks.beforeOperation ?? []), rejectStaleSave] },
  }
}

export function withHouseRulesForGlobal(config: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {} } = config
  const { components = {} } = admin
  const elements = { ...components.elements, beforeDocumentControls: [formGuard] }
  return {
    ...config,
    ...rules,
    admin: { ...admin, hideAPIURL: true, components: { ...components, elements } },
    hooks: { ...hooks, beforeOperation: [...(hooks.beforeOperation ?? []), rejectStaleGlobalSave] },
  }
}
