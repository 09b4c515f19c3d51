import type { Media } from '../../platform/payload-types.ts'

type PictureReference = number | Pick<Media, 'filename'> | null | undefined

/** Returns the name of a picture's file, or `null`; needs a document read with depth 1. */
export function pictureFile(picture: PictureReference): string | null {
  return typeof picture === 'object' && picture !== null ? (picture.filename ?? null) : null
}

/** Returns a picture's path on this service, in the form for every kind but products (contract, images). */
export function picturePath(picture: PictureReference): string | null {
  const file = pictureFile(picture)
  return file === null ? null : `storage/${file}`
}

/** The names of the files of an upload. */
export type StoredNames = {
  filename?: string | null | undefined
  sizes?: Record<string, { filename?: string | null | undefined }> | undefined
}

/** Returns the names under which an upload is stored, such as a picture and its other sizes. */
export function getFiles(doc: StoredNames | undefined): string[] {
  const sizes = Object.values(doc?.sizes ?? {}).map(({ filename }) => filename)
  return [doc?.filename, ...sizes].flatMap((name) => name || [])
}
