import type { CollectionConfig, Field, GlobalConfig, NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { readNumber } from '../../platform/admin/read-number.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { mapFields } from '../../platform/config/map-fields.ts'

/** Replaces number fields with fields that read input like all other figures; a browser's own would read `12.000` as 12. */
export function withNumberFields<Config extends CollectionConfig | GlobalConfig>(
  config: Config,
): Config {
  return { ...config, fields: mapFields(config.fields, withNumberInput) }
}

function withNumberInput(field: Field): Field {
  if (field.type !== 'number' || field.hasMany) return field
  const { validate = number as NumberFieldSingleValidation, admin } = field
  const components = { Field: '/src/platform/admin/number-input.tsx#NumberInput' }
  return {
    ...field,
    admin: { ...admin, components },
    validate: ((value: unknown, options) => {
      const { fault } = typeof value === 'string' ? readNumber(value, field) : {}
      return fault ? sentenceFor(options.req, fault) : validate(value as number, options)
    }) satisfies NumberFieldSingleValidation,
  }
}
