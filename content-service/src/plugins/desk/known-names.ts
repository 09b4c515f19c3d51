import type { Field, Validate } from 'payload'
import { text, textarea } from 'payload/shared'
import { figureHelp, unknownNames } from '../../collections/content/placeholders.ts'
import { bodyText } from '../../platform/admin/body-text.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'

/** Payload's own rules for a field without one; a rich text always has one. */
const defaultRules = { text, textarea, richText: undefined }

/** Rejects names in braces that nothing fills in, in a text of a collection or global. */
export function withKnownNames(slug: string, field: Field): Field {
  const isText = field.type === 'text' || field.type === 'textarea' || field.type === 'richText'
  if (!isText || !field.localized) return field
  const rule = field.validate ?? defaultRules[field.type]
  const validate: Validate = async (value, options) => {
    const result = rule ? await Reflect.apply(rule, field, [value, options]) : true
    const names = unknownNames(typeof value === 'string' ? value : bodyText(value), slug).join(', ')
    if (result !== true || names === '') return result
    return sentenceFor(options.req, {
      id: `${names} tidak diisi oleh apa pun. ${figureHelp.id}`,
      en: `Nothing fills in ${names}. ${figureHelp.en}`,
    })
  }
  return { ...field, validate } as Field
}
