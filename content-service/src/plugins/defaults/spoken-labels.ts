import type { CollectionConfig, Field, LabelFunction, StaticLabel } from 'payload'
import { mapFields } from '../../platform/config/map-fields.ts'

/**
 * Replaces labels in several languages with functions. Payload passes such a label unchanged to the buttons that sort a
 * list and to the first page's buttons that create a document, and a screen reader would announce “[object Object]”; a
 * function has already become text.
 */
export function withSpokenLabels(config: CollectionConfig): CollectionConfig {
  const { fields, labels } = config
  const spokenFields = mapFields(fields, withSpokenLabel)
  if (!labels) return { ...config, fields: spokenFields }
  return { ...config, fields: spokenFields, labels: { ...labels, plural: spoken(labels.plural) } }
}

function withSpokenLabel(field: Field): Field {
  if (!('label' in field)) return field
  return { ...field, label: spoken(field.label) } as Field
}

function spoken<Label>(label: Label): Label | LabelFunction {
  return isInLanguages(label)
    ? ({ i18n }) => label[i18n.language] ?? Object.values(label)[0] ?? ''
    : label
}

function isInLanguages(label: unknown): label is Exclude<StaticLabel, string> {
  return typeof label === 'object' && label !== null
}
