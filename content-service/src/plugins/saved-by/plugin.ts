import type {
  CollectionConfig,
  EditConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
  Plugin,
  TextField,
} from 'payload'
import { hiddenField } from '../../platform/admin/fields.ts'
import { withMore } from '../../platform/config/extend.ts'
import { runSql, sql } from '../../platform/database/sql.ts'
import { getSaver } from './get-saver.ts'

/** Records who restored a version of a global: Payload restores it without field hooks, so it would name its former author. */
const recordRestore: GlobalAfterChangeHook = async ({ context, global, req }) => {
  if (!context.isRestoringVersion) return
  const { docs } = await req.payload.findGlobalVersions({
    slug: global.slug,
    depth: 0,
    limit: 1,
    req,
    sort: '-updatedAt',
  })
  const [latest] = docs
  if (!latest) return
  const table = sql.identifier(`_${global.slug.replaceAll('-', '_')}_v`)
  await runSql(
    req,
    sql`UPDATE ${table} SET version_saved_by = ${getSaver(req)} WHERE id = ${latest.id}`,
  )
}

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
  const components = withView(admin?.components)
  return { ...collection, fields: [...fields, savedByField()], admin: { ...admin, components } }
}

function inGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, fields, hooks } = global
  return {
    ...global,
    fields: [...fields, savedByField()],
    hooks: withMore(hooks, { afterChange: [recordRestore] }),
    admin: { ...admin, components: withView(admin?.components) },
  }
}

/** A custom view for a whole document stays as it is. */
function withView<Parts extends { views?: { edit?: EditConfig } }>(parts: Parts | undefined) {
  const edit = parts?.views?.edit
  if (edit?.root) return parts
  return { ...parts, views: { ...parts?.views, edit: Object.assign({ versions: view }, edit) } }
}

/** A name, not a reference: it remains when the account is deleted, and editors may not read other accounts. */
function savedByField(): TextField {
  return {
    name: 'savedBy',
    type: 'text',
    label: { id: 'Disimpan oleh', en: 'Saved by' },
    access: { create: () => false, update: () => false },
    hooks: { beforeChange: [({ req }) => getSaver(req)] },
    admin: hiddenField,
  }
}
