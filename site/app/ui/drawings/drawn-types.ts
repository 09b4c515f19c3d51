import type { DrawnMachine } from '@niaga/contract/images'

/** A drawn type of a machine: its picture under `public/pictures`, and a pattern of its name in either language. */
type DrawnType = { picture: string; words: RegExp }

/** Checked in this order: more specific types come first. */
const drawnTypes: Readonly<Record<DrawnMachine, readonly DrawnType[]>> = {
  excavator: [
    { picture: 'excavator-mini.webp', words: /\bmini\b/ },
    { picture: 'excavator-long-reach.webp', words: /long[- ]?reach|jangkauan/ },
    { picture: 'excavator-medium.webp', words: /\bmedium\b|\bsedang\b/ },
    { picture: 'excavator-heavy.webp', words: /\bheavy\b|\bberat\b/ },
  ],
  bulldozer: [
    { picture: 'bulldozer-mini.webp', words: /\bmini\b/ },
    { picture: 'bulldozer-swamp.webp', words: /\brawa\b|\bswamp\b/ },
    { picture: 'bulldozer-wheel.webp', words: /\broda\b|\bwheel/ },
    { picture: 'bulldozer-crawler.webp', words: /\bcrawler\b/ },
  ],
  'dump-truck': [
    { picture: 'dump-truck-mini.webp', words: /\bmini\b/ },
    { picture: 'dump-truck-articulated.webp', words: /artikulasi|articulated/ },
    { picture: 'dump-truck-off-highway.webp', words: /off[- ]?highway/ },
    { picture: 'dump-truck-standard.webp', words: /\bstandar\b|\bstandard\b/ },
  ],
  drilling: [
    { picture: 'drilling-blast-hole.webp', words: /blast|peledakan/ },
    { picture: 'drilling-core.webp', words: /\bcore\b|\binti\b/ },
    { picture: 'drilling-directional.webp', words: /directional|\bterarah\b/ },
    { picture: 'drilling-rotary.webp', words: /rotary|\bputar\b/ },
  ],
  roller: [
    { picture: 'roller-sheep-foot.webp', words: /sheep|kaki domba/ },
    { picture: 'roller-pneumatic.webp', words: /pneumatik|pneumatic/ },
    { picture: 'roller-vibratory.webp', words: /vibrasi|vibratory/ },
    { picture: 'roller-smooth.webp', words: /smooth|halus/ },
  ],
  loader: [
    { picture: 'loader-skid-steer.webp', words: /skid/ },
    { picture: 'loader-backhoe.webp', words: /backhoe/ },
    { picture: 'loader-track.webp', words: /\btrack\b|crawler/ },
    { picture: 'loader-wheel.webp', words: /wheel|roda/ },
  ],
  pump: [
    { picture: 'pump-slurry.webp', words: /slurry|lumpur/ },
    { picture: 'pump-submersible.webp', words: /submersible|celup/ },
    { picture: 'pump-fire.webp', words: /\bfire\b|kebakaran/ },
    { picture: 'pump-water.webp', words: /\bair\b|\bwater\b/ },
  ],
  'sand-suction-vessel': [
    { picture: 'vessel-hopper.webp', words: /hopper/ },
    { picture: 'vessel-mini.webp', words: /\bmini\b/ },
    { picture: 'vessel-cutter.webp', words: /cutter/ },
  ],
  'drill-machine': [
    { picture: 'drill-machine-soil.webp', words: /\btanah\b|\bsoil\b/ },
    { picture: 'drill-machine-rock.webp', words: /\bbatu\b|\brock\b/ },
    { picture: 'drill-machine-oil-gas.webp', words: /minyak|\boil\b/ },
  ],
}

/** An excavator's type may also be given by its weight: the upper limits of the specification's classes, in tonnes. */
const excavatorClasses: readonly (readonly [tonnes: number, picture: string])[] = [
  [5, 'excavator-mini.webp'],
  [15, 'excavator-medium.webp'],
  [25, 'excavator-standard.webp'],
  [90, 'excavator-heavy.webp'],
]

/** Names have no limit otherwise. */
const longestName = 200

/**
 * Returns the picture of a type of machine by its name, such as mini.
 *
 * @returns the name of a file under `public/pictures`, `null` if that type is not drawn
 */
export function drawnType(machine: DrawnMachine, name: string): string | null {
  const words = name.slice(0, longestName).toLowerCase()
  return drawnTypes[machine].find((one) => one.words.test(words))?.picture ?? null
}

/** Returns the same for a machine whose name may contain its weight instead of its type. */
export function drawnUnit(machine: DrawnMachine, name: string): string | null {
  return drawnType(machine, name) ?? (machine === 'excavator' ? getExcavator(name) : null)
}

function getExcavator(name: string): string | null {
  const words = name.slice(0, longestName)
  const tonnes = /(\d{1,3}(?:[.,]\d)?) ?t\b/.exec(words)?.[1]
  if (!tonnes) return null
  const weight = Number(tonnes.replace(',', '.'))
  return excavatorClasses.find(([most]) => weight <= most)?.[1] ?? null
}

export const drawnTypePictures: readonly string[] = [
  ...new Set([
    ...Object.values(drawnTypes).flatMap((types) => types.map(({ picture }) => picture)),
    ...excavatorClasses.map(([, picture]) => picture),
  ]),
]
