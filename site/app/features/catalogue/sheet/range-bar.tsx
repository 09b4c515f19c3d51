import type { RangeBar as Bar } from './sheet-lines.ts'

/** Minimum width of a bar in pixels, mainly for a single value. */
const minWidth = 4

/** Shows the position of a value on its scale, with the ends of the scale and their unit below. */
export function RangeBar({ bar, unit }: { bar: Bar; unit: string }) {
  return (
    <>
      <svg aria-hidden="true" className="range-bar" width="100%" height="16">
        <line x1="0" x2="100%" y1="8" y2="8" className="range-bar-scale" />
        <line x1="0.5" x2="0.5" y1="3" y2="13" className="range-bar-scale" />
        <line
          x1="100%"
          x2="100%"
          y1="3"
          y2="13"
          transform="translate(-0.5)"
          className="range-bar-scale"
        />
        {bar.width > 0 ? (
          <rect x={`${bar.start}%`} width={`${bar.width}%`} y="3" height="10" />
        ) : (
          <rect
            x={`${bar.start}%`}
            width={minWidth}
            y="1"
            height="14"
            transform={`translate(${-minWidth / 2})`}
          />
        )}
      </svg>
      <span className="range-ends">
        {bar.from}–{bar.to} {unit}
      </span>
    </>
  )
}
