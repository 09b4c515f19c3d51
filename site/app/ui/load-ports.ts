import type { Product, Tool } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import type { LoadPort } from '@niaga/contract/terms'
import { translated } from '@niaga/contract/translation'
import { m } from '../paraglide/messages.js'
import { withUnits } from './text/with-units.ts'

/** Returns the loading rate of a port and what it loads, barges or ships; `''` if unknown. */
export function portRate(port: LoadPort, locale: Locale): string {
  const rate = withUnits(translated(port, 'loading_rate', locale))
  return rate && `${rateNames[port.kind]({}, { locale }).toLowerCase()} ${rate}`
}

/** The names of a port's loading rate, by what it loads. */
export const rateNames = {
  jetty: m.offer_barge_rate,
  anchorage: m.offer_ship_rate,
  port: m.offer_loading_rate,
}

/** Returns the largest ship that a load port accepts, by draft and in words; `''` if unknown. */
export function portSize(port: LoadPort, locale: Locale): string {
  const { draft_m: metres } = port
  const draft = metres && m.offer_draft({ draft: figureText(`${metres}`, locale) }, { locale })
  return [draft, translated(port, 'max_size', locale)].filter(Boolean).join(', ')
}

/** Hosts may send any number. */
const maxPorts = 24

/** A port of several products is one entry of the page of places. */
export function portKey({ kind, name }: LoadPort): string {
  return `${kind} ${name.trim().toLowerCase()}`
}

/** Returns the ids of the load ports on the page of places, by their keys. */
export function portIds(products: readonly (Product | Tool)[]): ReadonlyMap<string, string> {
  const ports = products.flatMap(({ terms }) => terms?.load_ports ?? [])
  const keys = [...new Set(ports.map(portKey))].slice(0, maxPorts)
  return new Map(keys.map((key, index) => [key, `muat-${index + 1}`]))
}
