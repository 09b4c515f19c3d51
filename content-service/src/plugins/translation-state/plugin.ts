import type { CollectionConfig, Field, GlobalConfig, Plugin, UIField } from 'payload'
import { isPublicCollection } from '../../collections/content/public-collections.ts'
import { isAddressField, sameInEveryLanguage } from '../../platform/admin/field-marks.ts'
import { formPart } from '../../platform/admin/fields.ts'
import { mapFields } from '../../platform/config/map-fields.ts'

const folder = '/src/plugins/translation-state'

/**
 * Shows in lists and forms which texts are missing in a language, and in forms the other language's text beside each
 * field.
 */
export function translationState(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      isPublicCollection(collection.slug) ? inCollection(collection) : collection,
    ),
    globals: config.globals?.map(inGlobal),
  })
}

function inCollection(collection: CollectionConfig): CollectionConfig {
  const { fields, hasTexts } = withOtherLanguage(collection.fields)
  if (!hasTexts) return { ...collection, fields }
  const { admin } = collection
  const state = stateField({ isListed: true })
  const columns = admin?.defaultColumns
  return {
    ...collection,
    fields: [...fields, state],
    admin: { ...admin, ...(columns && { defaultColumns: [...columns, state.name] }) },
  }
}

function inGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hasTexts } = withOtherLanguage(global.fields)
  return { ...global, fields: hasTexts ? [...fields, stateField({ isListed: false })] : fields }
}

function withOtherLanguage(original: Field[]): { fields: Field[]; hasTexts: boolean } {
  let hasTexts = false
  const fields = mapFields(original, (field) => {
    const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'richText'
    if (!isText || !field.localized || field.hidden || field.admin?.hidden) return field
    if (!field.custom?.[sameInEveryLanguage]) hasTexts = true
    return withPart(field)
  })
  return { fields, hasTexts }
}

function withPart(field: Extract<Field, { type: 'text' | 'textarea' | 'richText' }>): Field {
  const part = {
    path: `${folder}/other-language.tsx#OtherLanguage`,
    clientProps: { isOptional: isOptional(field) },
  }
  const parts = (textField: typeof field) => [
    ...(textField.admin?.components?.afterInput ?? []),
    part,
  ]
  if (field.type === 'text') {
    const components = { ...field.admin?.components, afterInput: parts(field) }
    return { ...field, admin: { ...field.admin, components } }
  }
  if (field.type === 'textarea') {
    const components = { ...field.admin?.components, afterInput: parts(field) }
    return { ...field, admin: { ...field.admin, components } }
  }
  const components = { ...field.admin?.components, afterInput: parts(field) }
  return { ...field, admin: { ...field.admin, components } }
}

/** Whether the text of one language serves both. */
function isOptional({ custom }: Field): boolean {
  return Boolean(custom?.[sameInEveryLanguage] || custom?.[isAddressField])
}

/** The state of each language: beside the form, and for listed documents as a column of the list. */
function stateField({ isListed }: { isListed: boolean }): UIField {
  return {
    label: { id: 'Terjemahan', en: 'Translations' },
    ...formPart('translations', `${folder}/translation-panel.tsx#TranslationPanel`, {
      position: 'sidebar',
      disableListColumn: false,
      ...(isListed && { components: { Cell: `${folder}/translation-cell.tsx#TranslationCell` } }),
    }),
  }
}
