import { hash } from 'node:crypto'
import { type Colours, coloursSchema, legibleColours } from '@niaga/contract/colours'
import { brandStyles } from './brand-colours.ts'

const names = ['accent', 'ground', 'page'] as const
const none = 'x'

/**
 * The version of a brand's styles: its colours, and a hash of the styles made from them. So an address says all that its
 * styles need: they outlive an outage, a restart and a change of the brand, which pages in caches still refer to.
 *
 * @returns `null` without colours
 */
export function brandVersion(colours: Colours): string | null {
  const styles = brandStyles(colours)
  if (styles === '') return null
  const parts = names.map((name) => colours[name]?.slice(1) ?? none)
  return [...parts, digestOf(styles)].join('-')
}

/** The styles of a version, `null` for what is none; they are not final if an earlier release made that version. */
export function stylesOfVersion(version: string): { styles: string; isFinal: boolean } | null {
  const [, accent, ground, page, digest] =
    /^(x|[\da-f]{6})-(x|[\da-f]{6})-(x|[\da-f]{6})-([\da-f]{12})$/.exec(version) ?? []
  if (digest === undefined) return null
  const written = { accent: `#${accent}`, ground: `#${ground}`, page: `#${page}` }
  const colours = legibleColours(coloursSchema.parse(written))
  const styles = brandStyles(colours)
  return styles === '' ? null : { styles, isFinal: brandVersion(colours) === version }
}

function digestOf(styles: string): string {
  return hash('sha256', styles, 'hex').slice(0, 12)
}
