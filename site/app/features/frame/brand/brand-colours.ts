import {
  type Colours,
  contrast,
  getChannels,
  minContrast,
  neutralColours,
} from '@niaga/contract/colours'

/** The built-in colours (tokens.css). */
const builtIn = { ground: '#14171a', ink: '#1b1e21', oreLight: '#e08a4c', seam: '#23282d' } as const

/** Shares of white, in steps of 5 %. */
const shares = Array.from({ length: 21 }, (_, step) => step / 20)

/**
 * Returns the design tokens of a company's colours. Missing colours are derived from the chosen ones to keep every text
 * legible; tokens without a colour remain unchanged.
 */
export function brandTokens({ accent, ground, page }: Colours): Record<string, string> {
  const seam = ground && mixed(ground, neutralColours.white, 0.07)
  return {
    ...(ground && seam
      ? { coal: ground, seam, rock: mixed(ground, neutralColours.white, 0.17) }
      : {}),
    ...(accent ? { ore: accent, 'ore-deep': mixed(accent, '#000000', 0.2) } : {}),
    ...(accent || ground
      ? { 'ore-light': legibleOn(accent ?? builtIn.oreLight, seam ?? builtIn.seam) }
      : {}),
    ...(page ? { bone: page, line: mixed(page, builtIn.ink, 0.13) } : {}),
  }
}

/** Returns the styles that replace the built-in tokens; `''` without colours. */
export function brandStyles(colours: Colours): string {
  const declarations = Object.entries(brandTokens(colours)).map(
    ([token, colour]) => `--color-${token}:${colour}`,
  )
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}\n`
}

/** Returns the colour of a browser's own interface around the page. */
export function themeColour({ ground }: Colours): string {
  return ground ?? builtIn.ground
}

/** Lightens the accent just enough to make text in it legible on a dark ground. */
function legibleOn(accent: string, ground: string): string {
  const candidates = shares.map((share) => mixed(accent, neutralColours.white, share))
  const legible = candidates.find((colour) => contrast(colour, ground) >= minContrast)
  return legible ?? neutralColours.white
}

/** @param share of the other colour, from 0 to 1 */
function mixed(colour: string, other: string, share: number): string {
  const others = getChannels(other)
  const channels = getChannels(colour).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
