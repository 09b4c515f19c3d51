import { type ItemKind, incoterms, itemKinds } from '@niaga/contract/enquiry-terms'

/** What a visitor says of one thing that they ask for; which fields there are depends on its kind. */

const trade = ['quantity', 'incoterm', 'port', 'delivery'] as const

/** The fields of each kind, those that decide a price first; the others are folded away. */
export const itemFields = {
  coal: { main: trade, more: ['limits', 'term', 'shipments', 'vessel', 'surveyor', 'payment'] },
  mineral: { main: trade, more: ['use', 'limits', 'packing', 'sample', 'term', 'payment'] },
  machine: {
    main: ['offer', 'quantity', 'port', 'delivery'],
    more: ['hours', 'months', 'operator', 'mobilisation', 'payment'],
  },
} as const satisfies Record<ItemKind, { main: readonly string[]; more: readonly string[] }>

type FieldsOf = (typeof itemFields)[ItemKind]
export type ItemField = 'product' | FieldsOf['main'][number] | FieldsOf['more'][number]

/** The fields as typed; one that its kind does not have is left out. */
export type Item = { kind: ItemKind } & Partial<Record<ItemField, string>>

/** What a field offers to choose from. */
export const itemChoices: Partial<Record<ItemField, readonly string[]>> = {
  offer: ['buy', 'hire'],
  incoterm: incoterms,
  term: ['spot', 'contract'],
}

/** The most characters of every other field; all of them are within the contract's limits of an item. */
const lineLimit = 100

export function itemLimit(field: ItemField): number {
  if (field === 'product') return 200
  return field === 'limits' ? 400 : lineLimit
}

/** All fields of a kind, in the order in which they are asked and sent. */
export function fieldsOf(kind: ItemKind): readonly ItemField[] {
  return ['product', ...itemFields[kind].main, ...itemFields[kind].more]
}

export function isItemKind(value: unknown): value is ItemKind {
  return itemKinds.some((kind) => kind === value)
}

/** Whether nothing was said of it; such an item is not sent. */
export function isBlank(item: Item): boolean {
  return fieldsOf(item.kind).every((field) => !item[field]?.trim())
}

/** The name of a field in the form. */
export function controlName(index: number, field: ItemField | 'kind'): string {
  return `items.${index}.${field}`
}
