import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { formPart } from '../../platform/admin/fields.ts'
import { withAdmin, withListPart, withMore } from '../../platform/config/extend.ts'

const folder = '/src/plugins/editing'

const formGuard = `${folder}/form-guard.tsx#FormGuard`

const draftControls = {
  Status: `${folder}/status.tsx#Status`,
  PublishButton: `${folder}/publish-button.tsx#PublishButton`,
  UnpublishButton: `${folder}/unpublish-button.tsx#UnpublishButton`,
}

/** Adds the comparison of two versions and the publishing controls to the forms of the admin, and a guard to its lists. */
export function editing(): Plugin {
  return (config) => ({
    ...withAdmin(config, {
      providers: [`${folder}/page-guard.tsx#PageGuard`, `${folder}/part-names.tsx#PartNames`],
    }),
    collections: config.collections?.map(inCollection),
    globals: config.globals?.map(inGlobal),
  })
}

function inCollection(config: CollectionConfig): CollectionConfig {
  const { admin = {}, auth, fields, versions } = config
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const controls = { ...admin.components?.edit, ...(hasDrafts && draftControls) }
  const edit = auth ? controls : withMore(controls, { beforeDocumentControls: [formGuard] })
  const guarded = {
    ...config,
    // On one's own account page Payload renders only fields, and no `edit` components.
    fields: auth ? [...fields, formPart('formGuard', formGuard)] : fields,
    admin: { ...admin, components: { ...admin.components, edit } },
  }
  return withListPart(guarded, `${folder}/selection-guard.tsx#SelectionGuard`)
}

function inGlobal(config: GlobalConfig): GlobalConfig {
  const { admin = {} } = config
  const controls = { ...admin.components?.elements, ...draftControls }
  const elements = withMore(controls, { beforeDocumentControls: [formGuard] })
  return { ...config, admin: { ...admin, components: { ...admin.components, elements } } }
}
