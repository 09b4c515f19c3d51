const pictureName = /\.(?:png|jpe?g|webp|avif|gif)$/i

/**
 * Normalises an address that visitors may write in many ways: no query, no empty segments, a single encoding of each
 * character.
 *
 * @returns `null` if the name cannot be a picture's
 */
export function plainAddress(url: URL): URL | null {
  const segments = decodedSegments(url.pathname)
  if (!pictureName.test(segments?.at(-1) ?? '')) return null
  return new URL(`/${segments?.map(encodeURIComponent).join('/')}`, url)
}

function decodedSegments(path: string): string[] | null {
  try {
    const segments = path.split('/').filter(Boolean).map(decodeURIComponent)
    return segments.some((segment) => segment.includes('\0')) ? null : segments
  } catch {
    return null
  }
}
