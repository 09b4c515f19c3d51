import type { CollectionConfig, Field, GlobalConfig } from 'payload'

/**
 * Payload renders every field at the top of a form at once, with all that is inside, closed rows too: four grades of
 * thirteen rows took two seconds to open. Fields in a group are only rendered where they can be seen, so a list with
 * closed rows is put into one that has no name, no heading and no line of its own.
 */
export function withLazyRows<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  return { ...config, fields: config.fields.map(withLazyRow) }
}

function withLazyRow(field: Field): Field {
  if (field.type !== 'array' || !field.admin?.initCollapsed) return field
  // With its condition: a group without a visible field still shows its lines.
  const { condition } = field.admin
  return { type: 'group', label: false, admin: { hideGutter: true, condition }, fields: [field] }
}
