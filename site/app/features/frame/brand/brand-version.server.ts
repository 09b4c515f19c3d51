import { hash } from 'node:crypto'
import { type Colours, coloursSchema, legibleColours } from '@niaga/contract/colours'
import { brandStyles } from './brand-colours.ts'

const names = ['accent', 'ground', 'page'] as const
const none = 'x'

/**
 * Returns the version of a brand's styles: its colours and a hash of the resulting styles. An address thus contains all
 * that its styles need, which survive an outage, a restart and a change of the brand that cached pages still refer to.
 *
 * @returns `null` without colours
 */
export function brandVersion(colours: Colours): string | null {
  const styles = brandStyles(colours)
  if (styles === '') return null
  const parts = names.map((name) => colours[name]?.slice(1) ?? none)
  return [...parts, getDigest(styles)].join('-')
}

/**
 * Returns the styles of a version, `null` for an invalid version; they are not final if an earlier release created that
 * version.
 */
export function getVersionStyles(version: string): { styles: string; isFinal: boolean } | null {
  const [, accent, ground, page, digest] =
    /^(x|[\da-f]{6})-(x|[\da-f]{6})-(x|[\da-f]{6})-([\da-f]{12})$/.exec(version) ?? []
  if (digest === undefined) return null
  const hexColours = { accent: `#${accent}`, ground: `#${ground}`, page: `#${page}` }
  const colours = legibleColours(coloursSchema.parse(hexColours))
  const styles = brandStyles(colours)
  return styles === '' ? null : { styles, isFinal: brandVersion(colours) === version }
}

function getDigest(styles: string): string {
  return hash('sha256', styles, 'hex').slice(0, 12)
}
