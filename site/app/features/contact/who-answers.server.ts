import { type Locale, locales } from '@niaga/contract/locale'
import { translated } from '@niaga/contract/translation'
import { valueOrNull } from '../../../content/reading.ts'
import type { SiteContext } from '../../site-context.ts'
import type { Answerer } from './contact.ts'
import type { Item } from './items/item.ts'

type Content = Pick<SiteContext['content'], 'products' | 'tools' | 'people'>

/**
 * The person whom the pages name for what is asked for: that of the first item which begins with the name of a product
 * or machine, as the pages write it. `null` if nobody is named, or the content host does not respond.
 */
export async function whoAnswers(
  items: readonly Item[],
  locale: Locale,
  content: Content,
): Promise<Answerer | null> {
  if (items.length === 0) return null
  const [products, tools, people] = await Promise.all([
    content.products(locale),
    content.tools(locale),
    content.people(locale),
  ])
  const goods = [...(valueOrNull(products) ?? []), ...(valueOrNull(tools) ?? [])]
  const asked = items.flatMap(({ product = '' }) =>
    goods.filter((known) =>
      locales.some((language) => isNamed(product.trim(), translated(known, 'name', language))),
    ),
  )
  const contactIds = asked.flatMap(({ contact_id }) => contact_id ?? [])
  const person = valueOrNull(people)?.find(({ id }) => id === contactIds[0])
  if (!person) return null
  const { name, role, phone = '', whatsapp = '', email = '' } = person
  return { name, role, phone, whatsapp, email }
}

/** `Batubara, mutu Energi 4600` and `Excavator: EX-1` begin with such a name, and `Batubaraan` does not. */
function isNamed(product: string, name: string): boolean {
  return product.startsWith(name) && /^([,:]|$)/.test(product.slice(name.length)) && name !== ''
}
