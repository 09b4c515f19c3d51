import { type Field, traverseFields } from 'payload'

/**
 * Makes each label in several languages a function, which Payload calls with the editor's language. As an object it
 * reaches the buttons that sort a list, and a screen reader says "[object Object]" (`SortColumn` of @payloadcms/ui 3.90).
 */
export function translateLabels(fields: Field[]): void {
  traverseFields({
    fields,
    callback: ({ field }) => {
      if (!('label' in field) || typeof field.label !== 'object') return
      const translations = new Map(Object.entries(field.label))
      field.label = ({ i18n }) => translations.get(i18n.language) ?? translations.get('id') ?? ''
    },
  })
}
