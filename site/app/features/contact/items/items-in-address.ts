import { maxItems } from '@niaga/contract/enquiry-terms'
import { itemParameter, writeItem } from '../../../ui/calls.ts'
import { getFields, type Item, isBlank, isItemKind, itemChoices, itemRule } from './item.ts'

/**
 * Items in an address: `?produk=Batubara, Energi 4600&jenis=coal` names one, as in links on this site; `?barang-0=…` names
 * each with its details, as `kind:coal;product:Batubara;quantity:55000 t`. An address never contains the sender.
 */

/** Longest query created, in characters; the site rejects a path and query of more than 2048. */
const longestQuery = 1800

/**
 * Reads items from an address. Anyone can make up an address, so its texts are limited to one line and a length, and only
 * shown as text.
 */
export function itemsInAddress(search: URLSearchParams): Item[] {
  const items: Item[] = []
  const product = oneLine(search.get('produk') ?? '', itemRule('product').limit)
  const kind = search.get('jenis')
  if (product !== '') items.push({ kind: isItemKind(kind) ? kind : 'mineral', product })
  for (let index = 0; index < maxItems && items.length < maxItems; index += 1) {
    const item = parseItem(search.get(`${itemParameter}${index}`) ?? '')
    if (item && !isBlank(item)) items.push(item)
  }
  return items
}

/** Returns the query that carries items to a colleague, `''` without items; `null` if they are too long for an address. */
export function getItemQuery(items: readonly Item[]): string | null {
  const nonBlank = items.filter((item) => !isBlank(item))
  if (nonBlank.length === 0) return ''
  const query = new URLSearchParams(
    nonBlank.map((item, index) => [`${itemParameter}${index}`, writeItem(trimmed(item))]),
  )
  const search = `?${query}`
  return search.length <= longestQuery ? search : null
}

function trimmed({ kind, ...item }: Item): Record<string, string | undefined> {
  const fields = getFields(kind).map((field) => [field, item[field]?.trim()] as const)
  return { kind, ...Object.fromEntries(fields) }
}

function parseItem(text: string): Item | null {
  const parts = new Map<string, string>()
  for (const part of text.split(';')) {
    const colon = part.indexOf(':')
    parts.set(part.slice(0, colon), part.slice(colon + 1).replace(/%(25|3B)/gi, decodeURIComponent))
  }
  const kind = parts.get('kind')
  if (!isItemKind(kind)) return null
  const item: Item = { kind }
  for (const field of getFields(kind)) {
    const value = oneLine(parts.get(field) ?? '', itemRule(field).limit)
    if (value !== '' && (itemChoices[field]?.includes(value) ?? true)) item[field] = value
  }
  return item
}

export function oneLine(value: string, limit: number): string {
  const line = value.replace(/[\s\p{C}]+/gu, ' ').trim()
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line
}
