import type { DrawnMachine } from '@niaga/contract/images'
import { fileAtScale } from './placed-machine.ts'

/**
 * A type of a machine: the name of its drawing under `public/pictures`, a pattern of its name in either language, and the
 * tonnes of a type that is the kind's drawing at another scale.
 */
type DrawnType = { drawing: string; words: RegExp; tonnes?: number }

/** Checked in this order: more specific types come first. */
const drawnTypes: Readonly<Record<DrawnMachine, readonly DrawnType[]>> = {
  excavator: [
    { drawing: 'excavator-mini', words: /\bmini\b/ },
    { drawing: 'excavator-long-reach', words: /long[- ]?reach|jangkauan/ },
    { drawing: 'excavator', tonnes: 12, words: /\bmedium\b|\bsedang\b/ },
    { drawing: 'excavator', tonnes: 40, words: /\bheavy\b|\bberat\b/ },
  ],
  bulldozer: [
    { drawing: 'bulldozer-mini', words: /\bmini\b/ },
    { drawing: 'bulldozer-swamp', words: /\brawa\b|\bswamp\b/ },
    { drawing: 'bulldozer-wheel', words: /\broda\b|\bwheel/ },
    { drawing: 'bulldozer', words: /\bcrawler\b/ },
  ],
  'dump-truck': [
    { drawing: 'dump-truck-mini', words: /\bmini\b/ },
    { drawing: 'dump-truck-articulated', words: /artikulasi|articulated/ },
    { drawing: 'dump-truck', words: /off[- ]?highway/ },
    { drawing: 'dump-truck-standard', words: /\bstandar\b|\bstandard\b/ },
  ],
  drilling: [
    { drawing: 'drilling-blast-hole', words: /blast|peledakan/ },
    { drawing: 'drilling-core', words: /\bcore\b|\binti\b/ },
    { drawing: 'drilling-directional', words: /directional|\bterarah\b/ },
    { drawing: 'drilling', words: /rotary|\bputar\b/ },
  ],
  roller: [
    { drawing: 'roller', words: /sheep|kaki domba/ },
    { drawing: 'roller-pneumatic', words: /pneumatik|pneumatic/ },
    { drawing: 'roller-vibratory', words: /vibrasi|vibratory/ },
    { drawing: 'roller-smooth', words: /smooth|halus/ },
  ],
  loader: [
    { drawing: 'loader-skid-steer', words: /skid/ },
    { drawing: 'loader-backhoe', words: /backhoe/ },
    { drawing: 'loader-track', words: /\btrack\b|crawler/ },
    { drawing: 'loader', words: /wheel|roda/ },
  ],
  pump: [
    { drawing: 'pump-slurry', words: /slurry|lumpur/ },
    { drawing: 'pump-submersible', words: /submersible|celup/ },
    { drawing: 'pump-fire', words: /\bfire\b|kebakaran/ },
    { drawing: 'pump', words: /\bair\b|\bwater\b/ },
  ],
  'sand-suction-vessel': [
    { drawing: 'vessel-hopper', words: /hopper/ },
    { drawing: 'vessel-mini', words: /\bmini\b/ },
    { drawing: 'sand-suction-vessel', words: /cutter/ },
  ],
  'drill-machine': [
    { drawing: 'drill-machine-soil', words: /\btanah\b|\bsoil\b/ },
    { drawing: 'drill-machine', words: /\bbatu\b|\brock\b/ },
    { drawing: 'drill-machine-oil-gas', words: /minyak|\boil\b/ },
  ],
}

/** A smaller excavator has the parts of a mini. */
const maxMiniTonnes = 8

/** Names have no limit otherwise. */
const longestName = 200

/** Returns the file of a type of machine by its name, such as mini; `null` if that type is not drawn. */
export function drawnType(machine: DrawnMachine, name: string, tonnes?: number): string | null {
  const words = name.slice(0, longestName).toLowerCase()
  const type = drawnTypes[machine].find((one) => one.words.test(words))
  return type ? fileAtScale(type.drawing, tonnes ?? type.tonnes) : null
}

/** Returns the file of a unit by its name and its operating weight; without a type that of its kind of machine. */
export function drawnUnit(machine: DrawnMachine, name: string, tonnes?: number): string {
  const isMini = machine === 'excavator' && tonnes !== undefined && tonnes <= maxMiniTonnes
  const drawing = isMini ? 'excavator-mini' : machine
  return drawnType(machine, name, tonnes) ?? fileAtScale(drawing, tonnes)
}

export const drawnFiles: readonly string[] = Object.entries(drawnTypes).flatMap(([kind, types]) =>
  [kind, ...types.map(({ drawing }) => drawing)].map((name) => `${name}.webp`),
)
