import type {
  CollectionConfig,
  DateField,
  Field,
  GlobalConfig,
  LabelFunction,
  NumberFieldSingleValidation,
  Plugin,
  StaticLabel,
} from 'payload'
import { number } from 'payload/shared'
import { dayAndTime } from '../../platform/admin/fields.ts'
import { readNumber } from '../../platform/admin/read-number.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { mapFields } from '../../platform/config/map-fields.ts'
import { withCollectionDefaults, withGlobalDefaults } from './collection-defaults.ts'
import { withQueryRules } from './reject-bad-query.ts'

/** Applies to every collection and global, including those of earlier plugins. */
export function defaults(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections
      ?.map(withTimestamps)
      .map(withCollectionDefaults)
      .map(withQueryRules)
      .map(withSpokenLabels)
      .map(withNumberFields)
      .map(withLazyRows),
    globals: config.globals?.map(withGlobalDefaults).map(withNumberFields).map(withLazyRows),
  })
}

/**
 * Wraps lists of closed rows in an unnamed group without heading or line. Payload renders every top-level field of a form
 * at once, including the contents of closed rows: four grades of thirteen rows took two seconds to open. Fields in a group
 * are only rendered where they are visible.
 */
function withLazyRows<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  return { ...config, fields: config.fields.map(withLazyRow) }
}

function withLazyRow(field: Field): Field {
  if (field.type !== 'array' || !field.admin?.initCollapsed) return field
  // The group has the field's condition: a group without a visible field still shows its lines.
  const { condition } = field.admin
  return { type: 'group', label: false, admin: { hideGutter: true, condition }, fields: [field] }
}

/** Replaces number fields with fields that read input like all other figures; a browser's own would read `12.000` as 12. */
function withNumberFields<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  return { ...config, fields: mapFields(config.fields, withNumberInput) }
}

function withNumberInput(field: Field): Field {
  if (field.type !== 'number' || field.hasMany) return field
  const { validate = number as NumberFieldSingleValidation, admin } = field
  const Field = '/src/platform/admin/number-input.tsx#NumberInput'
  const components = { ...admin?.components, Field }
  return {
    ...field,
    admin: { ...admin, components },
    validate: ((value: unknown, options) => {
      const { fault } = typeof value === 'string' ? readNumber(value, field) : {}
      return fault ? sentenceFor(options.req, fault) : validate(value as number, options)
    }) satisfies NumberFieldSingleValidation,
  }
}

/**
 * Replaces labels in several languages with functions. Payload passes such a label unchanged to the buttons that sort a
 * list and to the first page's buttons that create a document, and a screen reader would announce “[object Object]”; a
 * function has already become text.
 */
function withSpokenLabels(config: CollectionConfig): CollectionConfig {
  const { fields, labels } = config
  const spokenFields = mapFields(fields, withSpokenLabel)
  if (!labels) return { ...config, fields: spokenFields }
  const { singular, plural } = labels
  return {
    ...config,
    fields: spokenFields,
    labels: { singular: spoken(singular), plural: spoken(plural) },
  }
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

/** Replaces Payload's timestamps, which are not formatted like the other dates of the admin. */
function timestamp(name: 'updatedAt' | 'createdAt'): DateField {
  return {
    name,
    type: 'date',
    index: true,
    label: ({ t }) => t(`general:${name}`),
    admin: { date: dayAndTime, disableBulkEdit: true, hidden: true },
  }
}

function withTimestamps(config: CollectionConfig): CollectionConfig {
  if (config.timestamps === false) return config
  return { ...config, fields: [...config.fields, timestamp('updatedAt'), timestamp('createdAt')] }
}
