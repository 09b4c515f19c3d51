/** Writes outlines with filleted corners as short SVG paths. */

/** Across and down, as in SVG. */
export type Spot = readonly [x: number, y: number]

/** A corner: where it is, and the radius of its fillet. */
export type Corner = readonly [x: number, y: number, radius: number]

type Stop = { at: Spot; fillet?: { radius: number; sweep: 0 | 1; to: Spot } }

/** A number with at most one decimal, without a zero before the point. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10)
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

/** Numbers in a row; a minus sign separates them as well as a space. */
export function row(...values: readonly number[]): string {
  return values
    .map(short)
    .reduce((line, text) => (text.startsWith('-') ? line + text : `${line} ${text}`))
}

export function outline(corners: readonly Corner[], isClosed: boolean): string {
  const stops = corners.map((corner, index) => stopAt(corners, index, corner, isClosed))
  let path = ''
  let here: Spot | null = null
  for (const { at, fillet } of stops) {
    path += lineTo(here, at)
    here = rounded(at)
    if (!fillet) continue
    const to = rounded(fillet.to)
    const { radius, sweep } = fillet
    path += `a${row(radius, radius)} 0 0 ${sweep} ${row(to[0] - here[0], to[1] - here[1])}`
    here = to
  }
  return isClosed ? `${path}z` : path
}

export function circle([x, y]: Spot, radius: number): string {
  const half = `a${row(radius, radius)} 0 1 0 `
  return `M${row(x - radius, y)}${half}${row(2 * radius, 0)}${half}${row(-2 * radius, 0)}z`
}

function stopAt(
  corners: readonly Corner[],
  index: number,
  [x, y, wanted]: Corner,
  isClosed: boolean,
): Stop {
  const before = corners[index - 1] ?? (isClosed ? corners.at(-1) : undefined)
  const after = corners[index + 1] ?? (isClosed ? corners[0] : undefined)
  if (!wanted || !before || !after) return { at: [x, y] }
  const [ux, uy, before1] = direction(x, y, before)
  const [vx, vy, after1] = direction(x, y, after)
  const half = Math.acos(Math.max(-1, Math.min(1, ux * vx + uy * vy))) / 2
  // Nearly straight: a fillet would be no different.
  if (half > 1.56) return { at: [x, y] }
  const cut = Math.min(wanted / Math.tan(half), before1 * 0.499, after1 * 0.499)
  return {
    at: [x + ux * cut, y + uy * cut],
    fillet: {
      radius: cut * Math.tan(half),
      sweep: ux * vy - uy * vx < 0 ? 1 : 0,
      to: [x + vx * cut, y + vy * cut],
    },
  }
}

function direction(x: number, y: number, to: Corner) {
  const length = Math.hypot(to[0] - x, to[1] - y)
  return [(to[0] - x) / length, (to[1] - y) / length, length] as const
}

function lineTo(from: Spot | null, to: Spot): string {
  const [x, y] = rounded(to)
  if (!from) return `M${row(x, y)}`
  const [dx, dy] = rounded([x - from[0], y - from[1]])
  if (dx === 0 && dy === 0) return ''
  if (dx === 0) return `v${short(dy)}`
  return dy === 0 ? `h${short(dx)}` : `l${row(dx, dy)}`
}

function rounded([x, y]: Spot): Spot {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}
