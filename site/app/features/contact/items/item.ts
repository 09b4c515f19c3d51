import {
  type ItemKind,
  incoterms,
  itemKinds,
  type TextRule,
  textRules,
} from '@niaga/contract/enquiry-terms'

/** Details of one requested item; its fields depend on its kind. */

const trade = ['quantity', 'incoterm', 'port', 'delivery'] as const

/** Fields of each kind; those that decide a price come first, the others are folded. */
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

/** The fields as typed; fields that the kind lacks are omitted. */
export type Item = { kind: ItemKind } & Partial<Record<ItemField, string>>

/** The options of a field. */
export const itemChoices: Partial<Record<ItemField, readonly string[]>> = {
  offer: ['buy', 'hire'],
  incoterm: incoterms,
  term: ['spot', 'contract'],
}

const { product, quantity, port, delivery } = textRules
const itemRules: Partial<Record<ItemField, TextRule>> = {
  ...{ product, quantity, port, delivery },
  limits: { limit: 800 },
}

/** Fields that the contract lacks are lines of its `details`, whose limit contains them all. */
export function itemRule(field: ItemField): TextRule {
  return itemRules[field] ?? { limit: 100 }
}

/** Returns all fields of a kind, in the order of the form and of the request. */
export function getFields(kind: ItemKind): readonly ItemField[] {
  return ['product', ...itemFields[kind].main, ...itemFields[kind].more]
}

export function isItemKind(value: unknown): value is ItemKind {
  return itemKinds.some((kind) => kind === value)
}

/** Whether all fields of an item are empty; it is then not sent. */
export function isBlank(item: Item): boolean {
  return getFields(item.kind).every((field) => !item[field]?.trim())
}

/** Whether a requested name is that of a product or machine, alone or with its grade or unit, in any language. */
export function isNamed(product: string, name: string): boolean {
  return name !== '' && product.startsWith(name) && /^([,:，：]|$)/.test(product.slice(name.length))
}

/** Returns the name of a field in the form. */
export function controlName(index: number, field: ItemField | 'kind'): string {
  return `items.${index}.${field}`
}
