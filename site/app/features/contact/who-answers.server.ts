import type { Product, Tool } from '@niaga/contract/entities'
import type { Grade } from '@niaga/contract/grades'
import { type Locale, locales } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import type { Unit } from '@niaga/contract/units'
import { valueOrNull } from '../../../content/reading.ts'
import type { SiteContext } from '../../site-context.ts'
import { gradeSlugs } from '../../ui/slug.ts'
import type { Answerer } from './contact.ts'
import { type Item, isNamed } from './items/item.ts'

type Content = Pick<SiteContext['content'], 'products' | 'tools' | 'people'>

/**
 * Returns all contacts that the pages name for the requested items, each once and in the items' order: an item belongs to
 * the product, machine or unit whose name it begins with, as on the pages. Empty if there is no contact or the content host does
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

/** Returns the path of each requested item, of its unit or grade if it names one, `''` if it is no longer listed. */
export async function itemPaths(
  products: readonly string[],
  locale: Locale,
  content: Content,
): Promise<string[]> {
  const goods = await readGoods(locale, content)
  return products.map((product) => {
    const { item, path = '' } = goods.find(isOf(product)) ?? {}
    const isAsked = (part: Named) => getNames(part).some((name) => isLast(name, product))
    const unit = item?.units?.find(isAsked)
    if (unit) return `${path}/unit/${unit.id}`
    const grades = item?.grades ?? []
    const grade = gradeSlugs(grades)[grades.findIndex(isAsked)]
    return grade ? `${path}?mutu=${grade}#grades` : path
  })
}

/** Whether a name is the last part of an item's text, as the grade in `Batubara, mutu Energi 4600`. */
function isLast(name: string, product: string): boolean {
  const text = ` ${product.trim()}`
  return name !== '' && text.endsWith(name) && /[\s:：,，]$/.test(text.slice(0, -name.length))
}

/** A product or machine; its names include those of its units. */
type Goods = { item: Product & Pick<Tool, 'units'>; path: string; names: string[] }

async function readGoods(locale: Locale, content: Content): Promise<Goods[]> {
  const [products, tools] = await Promise.all([content.products(locale), content.tools(locale)])
  return [
    ...(valueOrNull(products) ?? []).map((item) => getGoods(item, `/produk/${item.id}`)),
    ...(valueOrNull(tools) ?? []).map((item) => getGoods(item, `/alat/${item.id}`)),
  ]
}

function getGoods(item: Goods['item'], path: string): Goods {
  return { item, path, names: [item, ...(item.units ?? [])].flatMap(getNames) }
}

function isOf(product: string) {
  return ({ names }: Goods) => names.some((name) => isNamed(product.trim(), name))
}

type Named = Goods['item'] | Unit | Grade

function getNames(named: Named): string[] {
  return locales.map((language) => translated(named, 'name', language))
}
