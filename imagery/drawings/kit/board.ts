import { type Corner, circle, outline, row, type Spot } from './path.ts'

/**
 * What a shape is of, by the class of its path: the palette gives it colour and weight. Shapes are painted back to front,
 * and a part is opaque, so hidden lines need no computation.
 */
export const materials = {
  paint: 'y',
  dark: 'b',
  ballast: 'd',
  rod: 'k',
  glass: 'w',
  base: 'g',
  edge: 'e',
  fine: 'f',
  glint: 'r',
  rail: 't',
  hose: 'h',
  centre: 'c',
  dimension: 'x',
  arrow: 'a',
  ghost: 'v',
  ground: 'G',
  water: 'W',
} as const

export type Material = keyof typeof materials

/** A place in metres: forward, and above the ground. */
export type Place = readonly [x: number, z: number]

export type Element =
  | { material: Material; path: string }
  | { text: string; x: number; y: number; isUpright: boolean }

export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * The sheet on which every machine is drawn, in its own units: the ground is at 0, so at the same height in every drawing.
 */
export const sheet = { width: 1085, top: -525, height: 625 } as const

/** These have no fill, so that neighbours may be one path. */
const unfilled = new Set<Material>([
  'fine',
  'edge',
  'glint',
  'centre',
  'hose',
  'rail',
  'dimension',
  'ghost',
  'arrow',
])

const degree = Math.PI / 180

/** A side elevation in metres, x forward and z up. One that faces left is a left elevation, as those of machines are. */
export class Board {
  #frames: { x: number; z: number; angle: number }[] = []
  #elements: Element[] = []
  #box: Box = { left: 1e9, top: 1e9, right: -1e9, bottom: -1e9 }
  readonly #front: number
  readonly #faces: 'left' | 'right'
  readonly unitsPerMetre: number

  /**
   * @param front how far forward the left edge of the sheet is, in metres
   * @param across how many metres the sheet is wide
   */
  constructor(front: number, across: number, faces: 'left' | 'right' = 'left') {
    this.#front = front
    this.#faces = faces
    this.unitsPerMetre = sheet.width / across
  }

  /** Draws in a frame of its own: its origin, and by how many degrees it is turned counter-clockwise. */
  frame(x: number, z: number, degrees: number, draw: () => void): void {
    this.#frames.push({ x, z, angle: degrees * degree })
    draw()
    this.#frames.pop()
  }

  /** Where a place of the present frame is in the machine. */
  place(x: number, z: number): Place {
    return this.#frames.reduceRight<Place>(
      (place, frame) => {
        const [turnedX, turnedZ] = turned(place, frame.angle)
        return [turnedX + frame.x, turnedZ + frame.z]
      },
      [x, z],
    )
  }

  /** Closed shapes, each as `x z radius, x z radius, …`; the radius of a fillet may be left out. */
  part(material: Material, ...shapes: readonly string[]): void {
    this.add(material, shapes.map((shape) => outline(this.#corners(shape), true)).join(''))
  }

  /** Open lines, written like parts. */
  line(material: Material, ...shapes: readonly string[]): void {
    this.add(material, shapes.map((shape) => outline(this.#corners(shape), false)).join(''))
  }

  /** A disc, and rings within it. */
  disc(
    material: Material,
    x: number,
    z: number,
    radius: number,
    ...rings: readonly number[]
  ): void {
    this.add(material, this.#circle(x, z, radius))
    if (rings.length > 0) this.add('fine', rings.map((ring) => this.#circle(x, z, ring)).join(''))
  }

  discs(material: Material, radius: number, places: readonly Place[]): void {
    this.add(material, places.map(([x, z]) => this.#circle(x, z, radius)).join(''))
  }

  /** Studs on a circle. */
  studs(x: number, z: number, onRadius: number, radius: number, count: number, from = 0): void {
    const places = range(count).map((index) =>
      polar([x, z], onRadius, from + (index * 360) / count),
    )
    this.discs('fine', radius, places)
  }

  /** A part of a circle, by angles in degrees, counter-clockwise from forward. */
  arc(material: Material, x: number, z: number, radius: number, from: number, to: number): void {
    const ends = [from, to].map((angle) => this.#spot(...polar([x, z], radius, angle)))
    const [start = [0, 0], end = [0, 0]] = ends
    const size = radius * this.unitsPerMetre
    const large = Math.abs(to - from) > 180 ? 1 : 0
    const isCounterClockwise = to > from
    const sweep = isCounterClockwise === (this.#faces === 'left') ? 1 : 0
    this.add(material, `M${row(...start)}A${row(size, size)} 0 ${large} ${sweep} ${row(...end)}`)
  }

  /** A smooth line through places, written like a part without radii. */
  hose(shape: string, material: Material = 'hose'): void {
    const spots = this.#corners(shape).map(([x, y]): Spot => [x, y])
    const [first = [0, 0], ...rest] = spots
    const curves = rest.slice(0, -1).map((spot, index) => {
      const next = rest[index + 1] ?? spot
      const isLast = index === rest.length - 2
      const end: Spot = isLast ? next : [(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2]
      return `Q${row(...spot, ...end)}`
    })
    this.add(material, `M${row(...first)}${curves.join('')}`)
  }

  text(x: number, y: number, text: string, isUpright: boolean): void {
    this.#elements.push({ text, x, y, isUpright })
  }

  add(material: Material, path: string): void {
    const last = this.#elements.at(-1)
    if (last && 'path' in last && last.material === material && unfilled.has(material))
      last.path += path
    else this.#elements.push({ material, path })
  }

  /** What was drawn since the last call, and the box of everything drawn so far. */
  take(): { elements: Element[]; box: Box } {
    const elements = this.#elements
    this.#elements = []
    return { elements, box: { ...this.#box } }
  }

  /** Where a place of the present frame is on the sheet. */
  spot(x: number, z: number): Spot {
    return this.#spot(x, z)
  }

  #spot(x: number, z: number): Spot {
    const [worldX, worldZ] = this.place(x, z)
    const across = this.#faces === 'left' ? this.#front - worldX : worldX - this.#front
    const spot: Spot = [across * this.unitsPerMetre, -worldZ * this.unitsPerMetre]
    this.#widen(...spot, 0)
    return spot
  }

  #circle(x: number, z: number, radius: number): string {
    const spot = this.#spot(x, z)
    const size = radius * this.unitsPerMetre
    this.#widen(...spot, size)
    return circle(spot, size)
  }

  #corners(shape: string): Corner[] {
    return shape.split(',').map((corner) => {
      const [x = Number.NaN, z = Number.NaN, radius = 0] = corner.trim().split(/\s+/).map(Number)
      if (Number.isNaN(x + z + radius)) throw new Error(`“${corner}” is no corner.`)
      return [...this.#spot(x, z), radius * this.unitsPerMetre]
    })
  }

  #widen(x: number, y: number, by: number): void {
    const { left, top, right, bottom } = this.#box
    this.#box = {
      left: Math.min(left, x - by),
      top: Math.min(top, y - by),
      right: Math.max(right, x + by),
      bottom: Math.max(bottom, y + by),
    }
  }
}

/** The whole numbers below a count. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

export function polar([x, z]: Place, radius: number, degrees: number): Place {
  return [x + radius * Math.cos(degrees * degree), z + radius * Math.sin(degrees * degree)]
}

export function distance([ax, az]: Place, [bx, bz]: Place): number {
  return Math.hypot(bx - ax, bz - az)
}

/** The direction from one place to another, in degrees. */
export function bearing([ax, az]: Place, [bx, bz]: Place): number {
  return Math.atan2(bz - az, bx - ax) / degree
}

/** A place of a frame, by the frame's origin and degrees. */
export function within(origin: Place, degrees: number, x: number, z: number): Place {
  const [turnedX, turnedZ] = turned([x, z], degrees * degree)
  return [origin[0] + turnedX, origin[1] + turnedZ]
}

/** Where two circles meet: the further forward of the two places, or the higher one. */
export function meet(
  a: Place,
  radiusA: number,
  b: Place,
  radiusB: number,
  prefer: 'forward' | 'up',
): Place {
  const apart = distance(a, b)
  const along = (radiusA ** 2 - radiusB ** 2 + apart ** 2) / (2 * apart)
  if (radiusA < Math.abs(along)) throw new Error('A linkage does not reach.')
  const aside = Math.sqrt(radiusA ** 2 - along ** 2)
  const direction = bearing(a, b)
  const places = [aside, -aside].map((side) => within(a, direction, along, side))
  const rank = (place: Place) => (prefer === 'forward' ? place[0] : place[1])
  const [first = a, second = a] = places
  return rank(first) >= rank(second) ? first : second
}

function turned([x, z]: Place, angle: number): Place {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return [x * cosine - z * sine, x * sine + z * cosine]
}
