/** The logo of the product: layers of rock, the lowest of ore. One path each, on a grid of 32. */
export const strata = [
  { path: 'M4 9c4-3 8-3 12 0s8 3 12 0', colour: 'currentColor' },
  { path: 'M4 16c4-3 8-3 12 0s8 3 12 0', colour: 'currentColor' },
  { path: 'M4 23c4-3 8-3 12 0s8 3 12 0', colour: '#b4551d' },
] as const

/** Returns the logo as a data URL: no file has to be served. */
export function logoAddress(): string {
  const paths = strata.map(({ path, colour }) => {
    const stroke = colour === 'currentColor' ? '#5a605f' : colour
    return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="3.5" stroke-linecap="round"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
