import type { MiningLocation, Product } from '@niaga/contract/entities'
import { figureText } from '@niaga/contract/figure-text'
import type { Locale } from '@niaga/contract/locale'
import type { LoadPort } from '@niaga/contract/terms'
import { translated } from '@niaga/contract/translation'
import { m } from '../../paraglide/messages.js'
import { portIds, portKey, portRate } from '../../ui/load-ports.ts'

type Place = { latitude?: number | undefined; longitude?: number | undefined }

/** A load port at a station of the way; texts that the host does not give are omitted. */
export type PortStation = { name: string; path: string; facts: string[] }

/** What the content says about the way of coal from the seam to the ship. */
export type WayView = {
  product: { id: number; name: string }
  jetty: PortStation | null
  anchorage: PortStation | null
  /** Kilometres in a straight line from the mine to the jetty, and from there to the anchorage; `''` if unknown. */
  haul: string
  barge: string
}

export function wayView(
  coal: Product,
  products: readonly Product[],
  locations: readonly MiningLocation[],
  locale: Locale,
): WayView {
  const ports = coal.terms?.load_ports ?? []
  const [jetty, anchorage] = (['jetty', 'anchorage'] as const).map((kind) =>
    ports.find((port) => port.kind === kind),
  )
  const ids = portIds(products)
  const mine = locations.find(({ id }) => coal.origin_ids?.includes(id))
  return {
    product: { id: coal.id, name: translated(coal, 'name', locale) },
    jetty: jetty ? portStation(jetty, ids, locale) : null,
    anchorage: anchorage ? portStation(anchorage, ids, locale) : null,
    haul: kilometres(mine, jetty, locale),
    barge: kilometres(jetty, anchorage, locale),
  }
}

function portStation(
  port: LoadPort,
  ids: ReadonlyMap<string, string>,
  locale: Locale,
): PortStation {
  const { draft_m: metres } = port
  const size = metres
    ? m.offer_draft({ draft: figureText(`${metres}`, locale) }, { locale })
    : translated(port, 'max_size', locale)
  return {
    name: translated(port, 'name', locale),
    path: `/lokasi-tambang#${ids.get(portKey(port)) ?? ''}`,
    facts: [portRate(port, locale), size].filter(Boolean),
  }
}

/** Returns the length of the great circle between two places, without decimals. */
function kilometres(from: Place | undefined, to: Place | undefined, locale: Locale): string {
  const degrees = [from?.latitude, from?.longitude, to?.latitude, to?.longitude]
  const [south, west, north, east] = degrees.map((degree = Number.NaN) => (degree * Math.PI) / 180)
  if (south === undefined || west === undefined || north === undefined || east === undefined) {
    return ''
  }
  const half = (one: number, other: number) => Math.sin((other - one) / 2) ** 2
  const chord = half(south, north) + Math.cos(south) * Math.cos(north) * half(west, east)
  const length = Math.round(2 * 6371 * Math.asin(Math.sqrt(chord)))
  return Number.isNaN(length) ? '' : figureText(`${length}`, locale)
}
