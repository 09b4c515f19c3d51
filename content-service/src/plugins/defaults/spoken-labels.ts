import type { CollectionConfig, Field, LabelFunction, StaticLabel } from 'payload'
import { mapFields } from '../../platform/config/map-fields.ts'

/**
 * Payload passes a label in several languages as it is to the buttons that sort a list and to those of the first page
 * that create a document, so that a screen reader says “[object Object]”. One that is a function is a text by then.
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
