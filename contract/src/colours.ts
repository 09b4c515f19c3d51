import { z } from 'zod'

/** The colours of a company, and whether text in them is legible (WCAG 2.2, success criterion 1.4.3). */

/** Six hexadecimal digits after `#`. */
export const colourSchema = z.string().regex(/^#[\da-f]{6}$/i)

/** The minimum contrast of text against its background (WCAG, level AA). */
export const minContrast = 4.5

/** The background colours behind a company's colours, and the text colours on top of them. */
export const neutralColours = {
  white: '#ffffff',
  /** Secondary text on light backgrounds. */
  muted: '#4d5352',
  /** Secondary text on dark backgrounds. */
  ash: '#b9bcb9',
  /** The light background of a company that sets none of its own. */
  page: '#f6f3ee',
} as const

const optionalColour = z.preprocess(
  (value) => (colourSchema.safeParse(value).success ? String(value).toLowerCase() : undefined),
  colourSchema.optional(),
)

export const coloursSchema = z.object({
  accent: optionalColour.describe(
    'Links, buttons and rules on light grounds, and the ground of buttons',
  ),
  ground: optionalColour.describe('The dark ground of heroes, bands and the footer'),
  page: optionalColour.describe('The light ground of pages'),
})

export type Colours = z.output<typeof coloursSchema>
export type ColourName = keyof Colours

/** Returns the contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns the contrast of a colour in its weakest use, and the colour that it is too close to. */
export function weakestContrast(name: ColourName, colours: Colours) {
  const others = {
    accent: [neutralColours.white, colours.page ?? neutralColours.page],
    ground: [neutralColours.ash],
    page: [neutralColours.muted],
  }[name]
  const colour = colours[name]
  const contrasts = others.map((other) => ({
    other,
    ratio: colour === undefined ? Number.POSITIVE_INFINITY : contrast(colour, other),
  }))
  return contrasts.reduce((weakest, next) => (next.ratio < weakest.ratio ? next : weakest))
}

/** Returns the colours without those in which text would be illegible. */
export function legibleColours(colours: Colours): Colours {
  const page = isLegible('page', colours) ? colours.page : undefined
  const withPage = { ...colours, page }
  return {
    accent: isLegible('accent', withPage) ? withPage.accent : undefined,
    ground: isLegible('ground', withPage) ? withPage.ground : undefined,
    page,
  }
}

export function isLegible(name: ColourName, colours: Colours): boolean {
  return weakestContrast(name, colours).ratio >= minContrast
}

/** Returns the relative luminance (WCAG 2.2), from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = getChannels(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns red, green and blue, from 0 to 255. */
export function getChannels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
