import { type MapPlace, placed } from './map-place.ts'
import { type LabelledPlace, placeLabels } from './place-labels.ts'
import { type View, viewAround, wholeMap } from './projection.ts'

/** Widths of the page's content in the two forms of the map, in CSS pixels (place-map.css). */
export const nearWidths = [288, 320, 358, 408, 460, 526, 592]
export const wideWidths = [592, 640, 704, 800, 930, 1080, 1280]

/** A section of the map with its places. */
export type MapPart = { view: View; places: LabelledPlace[] }

/** Places on the map in its two forms, and the names of those not shown. */
export type MapView = { near: MapPart; wide: MapPart; others: string[] }

/**
 * Returns the map of some places, `null` if it shows none of them. Used in loaders: finding space for the names takes
 * milliseconds, which browsers are spared.
 */
export function mapView(places: readonly MapPlace[]): MapView | null {
  const { shown, others } = placed(places)
  if (shown.length === 0) return null
  const view = viewAround(shown.map(({ at }) => at))
  return {
    near: { view, places: placeLabels(shown, { view, widths: nearWidths }) },
    wide: { view: wholeMap, places: placeLabels(shown, { view: wholeMap, widths: wideWidths }) },
    others,
  }
}
