import type { PlacedPlace } from './map-place.ts'
import type { Point, View } from './projection.ts'

/** A place with its label, in CSS pixels from its position. */
export type LabelledPlace = PlacedPlace & { label: Label | null }

export type Label = Box & {
  lines: string[]
  /** Alignment of the text at its position. */
  anchor: 'start' | 'middle' | 'end'
  /** Whether the label is far enough away to need a line to it. */
  isFar: boolean
}

/** How a map is shown: a section of the drawing, and its widths from the smallest to the largest, in CSS pixels. */
export type Frame = { view: View; widths: readonly number[] }

type Box = { left: number; top: number; width: number; height: number }

/** Average width of a character on the map in the font's widest style, in CSS pixels. */
const characterWidth = 6.8
const lineHeight = 16
/** Minimum target size for a finger (WCAG 2.2, 2.5.8). */
const minHeight = 24
const longestLine = 16
const maxLines = 3
const maxAttempts = 12
/** Half the size of a place's sign. */
const signSize = 8
/** Possible distances of a label from its sign if many places are close together. */
const leaderLengths = [26, 52, 4]
const leaderHeights = [20, 36, 52, 70, 90, 110, 130]

/**
 * Labels each place where the name covers no other, in all widths. In a crowd, a place may have only its sign; its name is
 * in the list of the page.
 */
export function placeLabels(places: readonly PlacedPlace[], frame: Frame): LabelledPlace[] {
  const open = places.map((place) => ({
    place,
    free: candidates(getLines(place.name)).filter((label) =>
      fits({ place, label }, frame, (at) =>
        places.flatMap((other) => (other === place ? [] : [signAt(at(other.at))])),
      ),
    ),
  }))
  // Labels with the fewest free positions come first; a label without a position is first in the next attempt.
  let order = open.toSorted((one, other) => one.free.length - other.free.length)
  let best = takeInTurn(order, frame)
  for (let attempt = 1; attempt < maxAttempts && best.size < places.length; attempt += 1) {
    const labels = takeInTurn(order, frame)
    if (labels.size > best.size) best = labels
    const isLeft = ({ place }: Open) => !labels.has(place)
    order = [...order.filter(isLeft), ...order.filter((entry) => !isLeft(entry))]
  }
  return places.map((place) => ({ ...place, label: best.get(place) ?? null }))
}

type Open = { place: PlacedPlace; free: Label[] }

function takeInTurn(order: readonly Open[], frame: Frame): Map<PlacedPlace, Label> {
  const labels = new Map<PlacedPlace, Label>()
  for (const { place, free } of order) {
    const label = free.find((candidate) =>
      fits({ place, label: candidate }, frame, (at) =>
        [...labels].map(([other, otherLabel]) => movedBy(otherLabel, at(other.at))),
      ),
    )
    if (label) labels.set(place, label)
  }
  return labels
}

type Candidate = { place: PlacedPlace; label: Label }

/** Whether a label fits on the map without covering given boxes, in every width. */
function fits(
  { place, label }: Candidate,
  { view, widths }: Frame,
  boxesAt: (at: (point: Point) => Point) => Box[],
): boolean {
  return widths.every((width) => {
    const scale = width / view.width
    const at = ({ x, y }: Point) => ({ x: (x - view.x) * scale, y: (y - view.y) * scale })
    const area = movedBy(label, at(place.at))
    const { left, top } = area
    const isWithin =
      Math.min(left, top) >= 0 &&
      left + area.width <= width &&
      top + area.height <= view.height * scale
    return isWithin && !boxesAt(at).some((box) => overlap(box, area))
  })
}

/** Splits a name into lines: without the part after its first comma, such as a province, and shortened if long. */
function getLines(name: string): string[] {
  const words = (name.split(',', 1)[0] ?? '').trim().split(/\s+/)
  const lines = [words.shift() ?? '']
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length <= longestLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, maxLines).map((line, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines
    if (line.length <= longestLine) return isCut ? `${line} …` : line
    return `${[...line].slice(0, longestLine - 1).join('')}…`
  })
}

/** Returns possible positions for a label, the best first. */
function candidates(lines: readonly string[]): Label[] {
  const width = Math.ceil(Math.max(...lines.map(({ length }) => length)) * characterWidth)
  const height = Math.max(minHeight, lines.length * lineHeight)
  const size = { width, height, lines: [...lines], isFar: false }
  const gap = signSize + 3
  const middle = -height / 2
  const right = { ...size, left: gap, anchor: 'start' as const }
  const left = { ...size, left: -gap - width, anchor: 'end' as const }
  const centre = { ...size, left: -width / 2, anchor: 'middle' as const }
  const above = -gap - height
  return [
    { ...right, top: middle },
    { ...left, top: middle },
    { ...centre, top: above },
    { ...centre, top: gap },
    ...[above, gap].flatMap((top) => [
      { ...right, left: -signSize, top },
      { ...left, left: signSize - width, top },
    ]),
    ...[-signSize - height / 2, signSize - height / 2].flatMap((top) => [
      { ...right, top },
      { ...left, top },
    ]),
    ...leaderHeights.flatMap((rise) =>
      leaderLengths.flatMap((length) =>
        [rise, -rise].flatMap((away) => [
          { ...right, left: length, top: middle + away, isFar: true },
          { ...left, left: -length - width, top: middle + away, isFar: true },
        ]),
      ),
    ),
  ]
}

function movedBy({ left, top, width, height }: Box, { x, y }: Point): Box {
  return { left: left + x, top: top + y, width, height }
}

function signAt(point: Point): Box {
  const size = 2 * signSize
  return movedBy({ left: -signSize, top: -signSize, width: size, height: size }, point)
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
