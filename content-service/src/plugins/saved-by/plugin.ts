import type { CollectionConfig, EditConfig, GlobalConfig, Plugin, TextField } from 'payload'
import { withHooks } from '../../platform/config/extend.ts'
import { getSaver } from './get-saver.ts'
import { recordRestore } from './record-restore.ts'

const view = { Component: '/src/plugins/saved-by/versions-view.tsx#VersionsView' }

/**
 * Records in each version who saved it, and shows the name in the list of versions. It follows the plugins that add
 * versions.
 */
export function savedBy(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.versions ? inCollection(collection) : collection,
    ),
    globals: config.globals?.map((global) => (global.versions ? inGlobal(global) : global)),
  })
}

function inCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const views = { ...admin?.components?.views, edit: withView(admin?.components?.views?.edit) }
  const components = { ...admin?.components, views }
  return { ...collection, fields: [...fields, savedByField()], admin: { ...admin, components } }
}

function inGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, fields, hooks } = global
  const views = { ...admin?.components?.views, edit: withView(admin?.components?.views?.edit) }
  const components = { ...admin?.components, views }
  return {
    ...global,
    fields: [...fields, savedByField()],
    hooks: withHooks(hooks, { afterChange: [recordRestore] }),
    admin: { ...admin, components },
  }
}

/** A custom view for a whole document stays as it is. */
function withView(edit: EditConfig | undefined): EditConfig {
  return edit?.root ? edit : Object.assign({ versions: view }, edit)
}

/** A name, not a reference: it remains when the account is deleted, and editors may not read other accounts. */
function savedByField(): TextField {
  return {
    name: 'savedBy',
    type: 'text',
    label: { id: 'Disimpan oleh', en: 'Saved by' },
    access: { create: () => false, update: () => false },
    hooks: { beforeChange: [({ req }) => getSaver(req)] },
    admin: {
      hidden: true,
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
    },
  }
}
