import type { ItemKind } from '@niaga/contract/enquiry-terms'
import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { isOnOffer } from '@niaga/contract/units'
import { m } from '../../../paraglide/messages.js'
import { itemKindAt, unitTitle } from '../../../ui/calls.ts'

/** More than anyone reads in a list of suggestions. */
const maxNames = 60

/** Returns what a visitor can request, by kind, named as on the pages: products and their grades, machines and their units. */
export function goodsNames(
  products: readonly Product[],
  tools: readonly Tool[],
  locale: Locale,
): Record<ItemKind, string[]> {
  const names: Record<ItemKind, string[]> = { coal: [], mineral: [], machine: [] }
  for (const item of products) {
    const product = translated(item, 'name', locale)
    const list = names[itemKindAt(`/produk/${item.id}`, item.sheet ?? null, null)]
    list.push(product)
    for (const grade of item.grades ?? [])
      list.push(m.offer_grade_of({ product, grade: translated(grade, 'name', locale) }))
  }
  for (const item of tools) {
    const tool = translated(item, 'name', locale)
    names.machine.push(tool)
    for (const { name } of item.units?.filter(isOnOffer) ?? [])
      names.machine.push(unitTitle(tool, name, locale))
  }
  for (const list of Object.values(names)) list.splice(maxNames)
  return names
}
