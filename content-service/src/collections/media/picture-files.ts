import type { Media } from '../../platform/payload-types.ts'

/** The names under which a picture and its other sizes are stored. */
export function filesOf(doc: Partial<Media> | undefined): string[] {
  const sizes = Object.values(doc?.sizes ?? {}).map(({ filename }) => filename)
  return [doc?.filename, ...sizes].flatMap((name) => name || [])
}
