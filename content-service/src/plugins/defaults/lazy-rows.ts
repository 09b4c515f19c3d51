import type { CollectionConfig, Field, GlobalConfig } from 'payload'

/**
 * Wraps lists of closed rows in an unnamed group without heading or line. Payload renders every top-level field of a form
 * at once, including the contents of closed rows: four grades of thirteen rows took two seconds to open. Fields in a group
 * are only rendered where they are visible.
 */
export function withLazyRows<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  return { ...config, fields: config.fields.map(withLazyRow) }
}

function withLazyRow(field: Field): Field {
  if (field.type !== 'array' || !field.admin?.initCollapsed) return field
  // The group has the field's condition: a group without a visible field still shows its lines.
  const { condition } = field.admin
  return { type: 'group', label: false, admin: { hideGutter: true, condition }, fields: [field] }
}
