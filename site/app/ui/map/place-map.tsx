import { m } from '../../paraglide/messages.js'
import mapAddress from './indonesia.svg?url&no-inline'
import type { PlaceKind } from './map-place.ts'
import type { MapPart, MapView } from './map-view.ts'
import type { LabelledPlace } from './place-labels.ts'
import { scaleBar, type View, wholeMap } from './projection.ts'

type PlaceMapProps = {
  map: MapView
  /** Description of the map for screen readers. */
  label: string
  /** Address of the page with the places' entries, `''` for the current page. */
  base?: string
}

/**
 * Places on a map of Indonesia, each a link to its entry on a page. A narrow screen shows the section with the places, a
 * wide one the whole country.
 */
export function PlaceMap({ map: { near, wide, others }, label, base = '' }: PlaceMapProps) {
  return (
    <figure className="place-map on-dark">
      <nav aria-label={label}>
        <Drawing className="place-map-near" part={near} base={base} />
        <Drawing className="place-map-wide" part={wide} base={base} />
      </nav>
      <figcaption className="place-map-legend">
        <ul>
          {kinds.map(
            (kind) =>
              wide.places.some((place) => place.kind === kind) && (
                <li key={kind}>
                  <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
                    <Sign kind={kind} />
                  </svg>
                  {kindNames[kind]()}
                </li>
              ),
          )}
        </ul>
        {others.length > 0 && <p>{m.map_others({ names: others.join(', ') })}</p>}
        <p>{m.map_source()}</p>
      </figcaption>
    </figure>
  )
}

const kinds = ['mine', 'port', 'office'] as const satisfies PlaceKind[]

const kindNames = {
  mine: m.map_mines,
  port: m.map_ports,
  office: m.map_offices,
} satisfies Record<PlaceKind, () => string>

type DrawingProps = { className: string; part: MapPart; base: string }

/** A drawing without a box of its own, to keep the text size at any width of the map. */
function Drawing({ className, part: { view, places }, base }: DrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the links in it have names, and a title would cover them as a tooltip.
    <svg className={className}>
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} aria-hidden="true">
        <image href={mapAddress} width={wholeMap.width} height={wholeMap.height} />
        <ScaleBar view={view} />
      </svg>
      <text className="place-map-scale" x="1.2%" y="100%" dy="-22">
        {scaleBar.km} km
      </text>
      {places.map((place) => (
        <At key={place.id} place={place} view={view}>
          <Leader place={place} />
        </At>
      ))}
      {places.map((place) => (
        <At key={place.id} place={place} view={view}>
          <a href={`${base}#${place.id}`} aria-label={place.label?.lines.join(' ') ?? place.name}>
            <Target place={place} />
            <Sign kind={place.kind} />
            <Name place={place} />
          </a>
        </At>
      ))}
    </svg>
  )
}

type AtProps = { place: LabelledPlace; view: View; children: React.ReactNode }

/** Draws in CSS pixels around the position of a place. */
function At({ place: { at }, view, children }: AtProps) {
  const [x, y] = [(at.x - view.x) / view.width, (at.y - view.y) / view.height]
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it only moves what is in it.
    <svg x={percent(x)} y={percent(y)} overflow="visible">
      {children}
    </svg>
  )
}

/** The line from a sign to a distant label. */
function Leader({ place: { label } }: { place: LabelledPlace }) {
  if (!label?.isFar) return null
  const x = label.anchor === 'end' ? label.left + label.width + 3 : label.left - 3
  return <path className="place-map-leader" d={`M0 0 ${x} ${label.top + label.height / 2}`} />
}

function ScaleBar({ view }: { view: View }) {
  const [x, y] = [view.x + view.width * 0.012, view.y + view.height * 0.975]
  return <path className="place-map-bar" d={`M${x} ${y}v8h${scaleBar.units}v-8`} />
}

/** The clickable area: the sign and the name. */
function Target({ place: { label, name } }: { place: LabelledPlace }) {
  return (
    <>
      <circle r="12" fill="transparent">
        {!label && <title>{name}</title>}
      </circle>
      {label && (
        <rect
          x={label.left}
          y={label.top}
          width={label.width}
          height={label.height}
          fill="transparent"
        />
      )}
    </>
  )
}

/** The sign of a place: a pick's point for a mine, a ship's hull for a port, a ring for an office. */
function Sign({ kind }: { kind: PlaceKind }) {
  if (kind === 'mine') return <path className="place-map-mine" d="M0-6.5 6.5 0 0 6.5-6.5 0z" />
  if (kind === 'port') return <path className="place-map-port" d="M-7-3.5h14l-3.5 8h-7z" />
  return <circle className="place-map-office" r="7" />
}

function Name({ place: { label } }: { place: LabelledPlace }) {
  if (!label) return null
  const { lines, anchor, left, top, width, height } = label
  const x = { start: left, middle: left + width / 2, end: left + width }[anchor]
  const first = top + height / 2 - (lines.length - 1) * 8 + 4.5
  return lines.map((line, index) => (
    <text key={line} x={x} y={first + index * 16} textAnchor={anchor}>
      {/* The space separates the words for screen readers. */}
      {`${line} `}
    </text>
  ))
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`
}
