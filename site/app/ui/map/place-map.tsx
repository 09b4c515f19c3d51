import { m } from '../../paraglide/messages.js'
import { Dotted } from '../text/dotted.tsx'
import mapAddress from './indonesia.svg?url&no-inline'
import type { MapPart, MapView, PlaceKind } from './map-view.ts'
import { lengthInUnits, type View, wholeMap } from './projection.ts'

/**
 * Places on a map of Indonesia and, where they are close together, on an inset. Each has a number; the key names it, with a
 * link to its entry on the page.
 */
export function PlaceMap({ map: { places, whole, inset } }: { map: MapView }) {
  return (
    <figure className="place-map">
      <Drawing
        className="place-map-whole"
        part={whole}
        frame={inset?.view}
        km={500}
        scaleAt={0.012}
      />
      {inset && <Drawing className="place-map-inset" part={inset} km={200} scaleAt={0.58} />}
      <figcaption>
        <nav aria-label={m.map_label()}>
          <ol className="grid gap-x-8 border-b border-rock sm:grid-cols-2">
            {places.map(({ id, kind, name, goods, number }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="grid h-full min-h-11 grid-cols-[1.5rem_1fr] gap-x-3 border-t border-rock py-2.5 leading-tight hover:underline"
                >
                  <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
                    <Sign kind={kind} number={number} />
                  </svg>
                  <span>
                    <span className="sr-only">{number} </span>
                    {name}
                    <small className="block text-small text-ash">
                      <Dotted facts={[kindNames[kind](), goods]} />
                    </small>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <p className="mt-4 text-small text-ash">{m.map_source()}</p>
      </figcaption>
    </figure>
  )
}

const kindNames = { mine: m.map_mines, port: m.map_ports } satisfies Record<PlaceKind, () => string>

type DrawingProps = {
  className: string
  part: MapPart
  frame?: View | undefined
  km: number
  /** Where its scale begins, in parts of its width. */
  scaleAt: number
}

/** A drawing without a box of its own, to keep the size of signs and texts at any width of the map. */
function Drawing({ className, part: { view, places }, frame, km, scaleAt }: DrawingProps) {
  const [x, y] = [view.x + view.width * scaleAt, view.y + view.height * 0.975]
  return (
    <svg className={className} aria-hidden="true">
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true">
        <image href={mapAddress} width={wholeMap.width} height={wholeMap.height} />
        <path className="place-map-bar" d={`M${x} ${y}v-8v8h${lengthInUnits(km)}v-8`} />
        {frame && <rect className="place-map-frame" {...frame} />}
      </svg>
      <text className="place-map-scale" x={percent(scaleAt)} y="100%" dy="-22">
        {km} km
      </text>
      {places.map(({ id, kind, number, at, offset: { x: dx, y: dy } }) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: it only moves what is in it.
        <svg
          key={id}
          x={percent((at.x - view.x) / view.width)}
          y={percent((at.y - view.y) / view.height)}
          overflow="visible"
        >
          <path className="place-map-leader" d={`M0 0 ${dx} ${dy}`} />
          <g transform={`translate(${dx} ${dy})`}>
            <Sign kind={kind} number={number} />
          </g>
        </svg>
      ))}
    </svg>
  )
}

/** The number of a place, in a disc for a mine and in a square for a port. */
function Sign({ kind, number }: { kind: PlaceKind; number: number }) {
  return (
    <g className={`place-map-sign place-map-${kind}`}>
      {kind === 'mine' ? <circle r="10" /> : <rect x="-9" y="-9" width="18" height="18" />}
      <text dy="0.36em">{number}</text>
    </g>
  )
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`
}
