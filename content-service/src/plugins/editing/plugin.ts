import type { CollectionConfig, GlobalConfig, Plugin, UIField } from 'payload'

const formGuard = '/src/plugins/editing/form-guard.tsx#FormGuard'

const pageGuard = '/src/plugins/editing/page-guard.tsx#PageGuard'

const selectionGuard = '/src/plugins/editing/selection-guard.tsx#SelectionGuard'

const draftControls = {
  Status: '/src/plugins/editing/status.tsx#Status',
  PublishButton: '/src/plugins/editing/publish-button.tsx#PublishButton',
  UnpublishButton: '/src/plugins/editing/unpublish-button.tsx#UnpublishButton',
}

/** Adds the comparison of two versions and the publishing controls to the forms of the admin, and a guard to its lists. */
export function editing(): Plugin {
  return (config) => ({
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        providers: [...(config.admin?.components?.providers ?? []), pageGuard],
      },
    },
    collections: config.collections?.map(inCollection),
    globals: config.globals?.map(inGlobal),
  })
}

function inCollection(config: CollectionConfig): CollectionConfig {
  const { admin = {}, fields, versions } = config
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  const edit = {
    ...admin.components?.edit,
    ...(hasDrafts && draftControls),
    ...(!config.auth && {
      beforeDocumentControls: [
        ...(admin.components?.edit?.beforeDocumentControls ?? []),
        formGuard,
      ],
    }),
  }
  return {
    ...config,
    fields: config.auth ? [...fields, guardField()] : fields,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        beforeListTable: [...(admin.components?.beforeListTable ?? []), selectionGuard],
        edit,
      },
    },
  }
}

function inGlobal(config: GlobalConfig): GlobalConfig {
  const { admin = {} } = config
  const elements = {
    ...admin.components?.elements,
    ...draftControls,
    beforeDocumentControls: [
      ...(admin.components?.elements?.beforeDocumentControls ?? []),
      formGuard,
    ],
  }
  return { ...config, admin: { ...admin, components: { ...admin.components, elements } } }
}

/** On one's own account page Payload renders only fields, and no `edit` components. */
function guardField(): UIField {
  return {
    name: 'formGuard',
    type: 'ui',
    admin: { disableBulkEdit: true, disableListColumn: true, components: { Field: formGuard } },
  }
}
