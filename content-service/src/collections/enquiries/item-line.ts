import type { Message } from '../../platform/payload-types.ts'

export type Item = NonNullable<Message['items']>[number]

/** Writes the requested item on one line: `Coal, Energy 4600 · 3 × 55000 t · FOB Samarinda · February 2027`. */
export function itemLine({ product, quantity, incoterm, port, delivery }: Partial<Item>): string {
  const terms = [incoterm, port].filter(Boolean).join(' ')
  return [product, quantity, terms, delivery].filter(Boolean).join(' · ')
}
