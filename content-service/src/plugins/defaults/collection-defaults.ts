import type { CollectionConfig, GlobalConfig, UIField } from 'payload'
import { rejectStaleGlobalSave, rejectStaleSave } from '../../platform/admin/reject-stale-save.ts'
import { leaveOutNul } from './without-nul.ts'

/**
 * What holds for everything an editor edits. Locks are off because Payload looks for one on a second
 * database connection inside a transaction: enough saves at once, and all of them wait for ever. Instead a save that was
 * begun from an older state is rejected. The tab that shows an editor the address of an interface is left out.
 */
const rules = { lockDocuments: false } as const

const formGuard = '/src/plugins/editing/form-guard.tsx#FormGuard'

/** Payload's page of one's own account shows the fields of accounts alone, and no component of `edit`. */
const guardField: UIField = {
  name: 'formGuard',
  type: 'ui',
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: formGuard } },
}

export function withCollectionDefaults(config: CollectionConfig): CollectionConfig {
  const { admin = {}, fields, hooks = {} } = config
  const { components = {} } = admin
  const edit = { ...components.edit, ...(!config.auth && { beforeDocumentControls: [formGuard] }) }
  const beforeOperation = [leaveOutNul, ...(hooks.beforeOperation ?? []), rejectStaleSave]
  return {
    ...config,
    ...rules,
    fields: config.auth ? [...fields, guardField] : fields,
    admin: { ...admin, hideAPIURL: true, components: { ...components, edit } },
    hooks: { ...hooks, beforeOperation },
  }
}

export function withGlobalDefaults(config: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {} } = config
  const { components = {} } = admin
  const elements = { ...components.elements, beforeDocumentControls: [formGuard] }
  return {
    ...config,
    ...rules,
    admin: { ...admin, hideAPIURL: true, components: { ...components, elements } },
    hooks: {
      ...hooks,
      beforeOperation: [leaveOutNul, ...(hooks.beforeOperation ?? []), rejectStaleGlobalSave],
    },
  }
}
