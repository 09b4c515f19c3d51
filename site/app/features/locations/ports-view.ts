import type { Product, Tool } from '@niaga/contract/entities'
import type { Locale } from '@niaga/contract/locale'
import type { LoadPort } from '@niaga/contract/terms'
import { translated } from '@niaga/contract/translation'
import { portIds, portKey, portSize } from '../../ui/load-ports.ts'
import type { PlaceItem } from './locations-view.ts'

/** A loading port named in the terms of products. */
export type PortEntry = {
  /** The id of its entry on the page. */
  id: string
  name: string
  kind: LoadPort['kind']
  loadingRate: string
  maxSize: string
  products: PlaceItem[]
  /** Coordinates are omitted if unknown. */
  latitude?: number
  longitude?: number
}

/** Hosts may send any number. */
const maxProducts = 30

/** Returns the loading ports of all products, each once, with the products loaded there. */
export function portsView(products: readonly (Product | Tool)[], locale: Locale): PortEntry[] {
  const ids = portIds(products)
  const ports = new Map<string, PortEntry>()
  for (const product of products) {
    for (const port of product.terms?.load_ports ?? []) {
      const key = portKey(port)
      const id = ids.get(key)
      if (id === undefined) continue
      const entry = ports.get(key) ?? portEntry(port, id, locale)
      Object.assign(entry, getPosition(entry.latitude === undefined ? port : entry))
      const isNamed = entry.products.some(({ id }) => id === product.id)
      if (!isNamed && entry.products.length < maxProducts) {
        entry.products.push({ id: product.id, name: translated(product, 'name', locale) })
      }
      ports.set(key, entry)
    }
  }
  return [...ports.values()]
}

function portEntry(port: LoadPort, id: string, locale: Locale): PortEntry {
  return {
    id,
    name: translated(port, 'name', locale),
    kind: port.kind,
    loadingRate: translated(port, 'loading_rate', locale),
    maxSize: portSize(port, locale),
    products: [],
  }
}

function getPosition({ latitude, longitude }: Pick<PortEntry, 'latitude' | 'longitude'>) {
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude }
}
