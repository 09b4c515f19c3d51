import type { DrawnMachine } from '@niaga/contract/images'

/** A drawn type of a machine: its picture under `public/pictures`, and what its name contains in either language. */
type DrawnType = { picture: string; words: RegExp }

/** In the order in which a name is compared with them: what is more particular first. */
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

/** An excavator is also known by its weight: the classes of the specification, in tonnes up to which they go. */
const excavatorClasses: readonly (readonly [tonnes: number, picture: string])[] = [
  [5, 'excavator-mini.webp'],
  [15, 'excavator-medium.webp'],
  [25, 'excavator-standard.webp'],
  [90, 'excavator-heavy.webp'],
]

/** A name is of any length. */
const longestName = 200

/**
 * The picture of a type of machine by its name, such as mini.
 *
 * @returns the name of a file under `public/pictures`, `null` if that type is not drawn
 */
export function drawnType(machine: DrawnMachine, name: string): string | null {
  const words = name.slice(0, longestName).toLowerCase()
  return drawnTypes[machine].find((one) => one.words.test(words))?.picture ?? null
}

/** The same for a machine that may say its weight in place of its type. */
export function drawnUnit(machine: DrawnMachine, name: string): string | null {
  return drawnType(machine, name) ?? (machine === 'excavator' ? excavatorOf(name) : null)
}

function excavatorOf(name: string): string | null {
  const words = name.slice(0, longestName)
  const tonnes = /(\d{1,3}(?:[.,]\d)?) ?t\b/.exec(words)?.[1]
  if (!tonnes) return null
  const weight = Number(tonnes.replace(',', '.'))
  return excavatorClasses.find(([most]) => weight <= most)?.[1] ?? null
}

/** Every picture of a type. */
export const drawnTypePictures: readonly string[] = [
  ...new Set([
    ...Object.values(drawnTypes).flatMap((types) => types.map(({ picture }) => picture)),
    ...excavatorClasses.map(([, picture]) => picture),
  ]),
]
