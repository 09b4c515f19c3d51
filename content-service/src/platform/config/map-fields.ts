import type { Field } from 'payload'

/** Changes all fields, including those in groups, tabs, rows, arrays and blocks; inner fields come first. */
export function mapFields(fields: Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field) => change(withInner(field, change)))
}

function withInner(field: Field, change: (field: Field) => Field): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) }))
    return { ...field, tabs }
  }
  if (field.type === 'blocks') {
    const blocks = field.blocks.map((block) => ({
      ...block,
      fields: mapFields(block.fields, change),
    }))
    return { ...field, blocks }
  }
  if ('fields' in field && Array.isArray(field.fields)) {
    return { ...field, fields: mapFields(field.fields, change) }
  }
  return field
}
