import type { Media } from '../../platform/payload-types.ts'

type PictureReference = number | Pick<Media, 'filename'> | null | undefined

/** The name of a picture's file, `null` where there is none; needs a document read with depth 1. */
export function pictureFile(picture: PictureReference): string | null {
  return typeof picture === 'object' && picture !== null ? (picture.filename ?? null) : null
}

/** A picture's path on this service, in the form of every kind but products (contract, images). */
export function picturePath(picture: PictureReference): string | null {
  const file = pictureFile(picture)
  return file === null ? null : `storage/${file}`
}

/** The names of the files of an upload. */
export type StoredNames = {
  filename?: string | null | undefined
  sizes?: Record<string, { filename?: string | null | undefined }> | undefined
}

/** The names under which an upload, such as a picture and its other sizes, is stored. */
export function filesOf(doc: StoredNames | undefined): string[] {
  const sizes = Object.values(doc?.sizes ?? {}).map(({ filename }) => filename)
  return [doc?.filename, ...sizes].flatMap((name) => name || [])
}
