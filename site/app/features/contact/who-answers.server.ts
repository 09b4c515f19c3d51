import type { Product, Tool } from '@niaga/contract/entities'
import { type Locale, locales } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { valueOrNull } from '../../../content/reading.ts'
import type { SiteContext } from '../../site-context.ts'
import type { Answerer } from './contact.ts'
import { type Item, isNamed } from './items/item.ts'

type Content = Pick<SiteContext['content'], 'products' | 'tools' | 'people'>

/**
 * Returns all contacts that the pages name for the requested items, each once and in the items' order: an item belongs to
 * the product or machine whose name it begins with, as on the pages. Empty if there is no contact or the content host does
 * not respond.
 */
export async function whoAnswers(
  items: readonly Item[],
  locale: Locale,
  content: Content,
): Promise<Answerer[]> {
  if (items.length === 0) return []
  const [goods, people] = await Promise.all([readGoods(locale, content), content.people(locale)])
  const contacts = items.flatMap(({ product = '' }) => {
    const { item } = goods.find(isOf(product)) ?? {}
    const person = valueOrNull(people)?.find(({ id }) => id === item?.contact_id)
    return person ? { person, product: product.trim() } : []
  })
  return [...Map.groupBy(contacts, ({ person }) => person)].map(([person, theirs]) => {
    const { name, role, phone = '', whatsapp = '', email = '' } = person
    const products = theirs.map(({ product }) => product)
    return { name, role, phone, whatsapp, email, products }
  })
}

/** Returns the path of each requested item, of its unit if it names one, `''` if it is no longer listed. */
export async function itemPaths(
  products: readonly string[],
  locale: Locale,
  content: Content,
): Promise<string[]> {
  const goods = await readGoods(locale, content)
  return products.map((product) => {
    const { item, path = '' } = goods.find(isOf(product)) ?? {}
    const unit = item?.units?.find(({ name }) => /[:：] ?$/.test(product.split(name)[0] ?? ''))
    return unit ? `${path}/unit/${unit.id}` : path
  })
}

type Goods = { item: Product & Pick<Tool, 'units'>; path: string }

async function readGoods(locale: Locale, content: Content): Promise<Goods[]> {
  const [products, tools] = await Promise.all([content.products(locale), content.tools(locale)])
  return [
    ...(valueOrNull(products) ?? []).map((item) => ({ item, path: `/produk/${item.id}` })),
    ...(valueOrNull(tools) ?? []).map((item) => ({ item, path: `/alat/${item.id}` })),
  ]
}

function isOf(product: string) {
  return ({ item }: Goods) =>
    locales.some((language) => isNamed(product.trim(), translated(item, 'name', language)))
}
