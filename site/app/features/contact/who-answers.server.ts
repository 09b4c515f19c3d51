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
  const [products, tools, people] = await Promise.all([
    content.products(locale),
    content.tools(locale),
    content.people(locale),
  ])
  const goods = [...(valueOrNull(products) ?? []), ...(valueOrNull(tools) ?? [])]
  const contacts = items.flatMap(({ product = '' }) => {
    const item = goods.find((each) =>
      locales.some((language) => isNamed(product.trim(), translated(each, 'name', language))),
    )
    const person = valueOrNull(people)?.find(({ id }) => id === item?.contact_id)
    return person ? { person, product: product.trim() } : []
  })
  return [...Map.groupBy(contacts, ({ person }) => person)].map(([person, theirs]) => {
    const { name, role, phone = '', whatsapp = '', email = '' } = person
    const products = theirs.map(({ product }) => product)
    return { name, role, phone, whatsapp, email, products }
  })
}
