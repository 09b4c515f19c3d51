/** Machines on land by their drawing: operating weight in tonnes, length and height in metres as drawn for it. */
const drawnSizes: Readonly<
  Record<string, readonly [tonnes: number | null, length: number, height: number]>
> = {
  excavator: [20, 9.65, 5.09],
  'excavator-mini': [5, 5.35, 2.6],
  'excavator-long-reach': [30, 15.19, 8.13],
  bulldozer: [20, 6.12, 3.32],
  'bulldozer-mini': [7, 3.45, 2.35],
  'bulldozer-swamp': [19, 5.58, 3.32],
  'bulldozer-wheel': [25, 7.92, 3.62],
  'dump-truck': [70, 10.17, 5.02],
  'dump-truck-standard': [12, 7.87, 3.16],
  'dump-truck-articulated': [33, 10.28, 3.58],
  'dump-truck-mini': [4, 5.03, 2.4],
  drilling: [25, 7.68, 11.51],
  'drilling-blast-hole': [40, 9.94, 14.7],
  'drilling-core': [6, 6.6, 6.6],
  'drilling-directional': [15, 7.52, 3.38],
  roller: [12, 5.9, 3.17],
  'roller-smooth': [10, 4.84, 3.18],
  'roller-pneumatic': [10, 4.84, 3.18],
  'roller-vibratory': [12, 5.9, 3.17],
  loader: [23, 9, 3.62],
  'loader-skid-steer': [3, 3.96, 2.04],
  'loader-track': [15, 6.72, 3.32],
  'loader-backhoe': [8, 9.05, 2.68],
  pump: [null, 3.9, 2.2],
  'pump-slurry': [null, 3.8, 2.2],
  'pump-submersible': [null, 3.3, 2.86],
  'pump-fire': [null, 4.38, 2.38],
  'drill-machine': [15, 7.37, 7.65],
  'drill-machine-soil': [16, 8.62, 8.9],
  'drill-machine-oil-gas': [null, 43, 46.4],
}

export const person = { length: 0.44, height: 1.75 }

/** Share of the height at which the ground is, and proportions of the picture. */
export const groundAt = 0.84
export const proportions = 2 / 3

/**
 * Share of the width that a machine of one metre takes. It grows with the cube root of the length: a heavier machine is
 * larger, and the smallest can be seen; the person shows the true scale.
 */
const shareOfMetre = 0.35
const gap = 0.5
/** Shares of the picture that a machine with the person beside it may take. */
const maxShare = { width: 0.86, height: 0.8 }
/** A weight with a wrong decimal point still has a drawing. */
const [minScale, maxScale] = [0.5, 2]

/** A machine beside a person in a picture, in metres. */
export type PlacedMachine = {
  file: string
  across: number
  left: number
  length: number
  height: number
  personLeft: number
}

/** Returns the file of a machine's drawing at the scale of its operating weight. */
export function fileAtScale(name: string, tonnes: number | undefined): string {
  const isScaled = tonnes !== undefined && tonnes > 0 && tonnes < 1000 && drawnSizes[name]?.[0]
  return `${name}${isScaled ? `@${Math.round(tonnes * 10) / 10}` : ''}.webp`
}

/**
 * Returns how the picture of a machine is drawn, by its file or an address that ends in it; `null` for other pictures. In a
 * class, lengths grow with the cube root of the weight.
 */
export function placedMachine(address: string): PlacedMachine | null {
  const [, name = '', tonnes] =
    /(?:^|\/)([a-z\d-]+)(?:@(\d{1,3}(?:\.\d)?))?\.webp(?:\?|$)/.exec(address) ?? []
  const drawn = Object.hasOwn(drawnSizes, name) ? drawnSizes[name] : undefined
  if (!drawn) return null
  const [drawnFor, ...sizes] = drawn
  const scale = tonnes && drawnFor ? Math.cbrt(Number(tonnes) / drawnFor) : 1
  const [length, height] = sizes.map((size) => size * Math.min(maxScale, Math.max(minScale, scale)))
  if (length === undefined || height === undefined) return null
  const together = length + gap + person.length
  const across = Math.max(
    length ** (2 / 3) / shareOfMetre,
    together / maxShare.width,
    height / maxShare.height / proportions,
  )
  const left = (across - together) / 2
  return { file: `${name}.webp`, across, left, length, height, personLeft: left + length + gap }
}
