import type { FieldAffectingData } from 'payload'

/** The fields of a link in an article: its address can be chosen among the pages of the site. */
export function linkFields({
  defaultFields,
}: {
  defaultFields: FieldAffectingData[]
}): FieldAffectingData[] {
  return defaultFields.map((field) => {
    if (field.name !== 'url' || field.type !== 'text') return field
    const afterInput = ['/src/plugins/desk/link-part.tsx#LinkPart']
    return { ...field, admin: { ...field.admin, components: { afterInput } } }
  })
}
