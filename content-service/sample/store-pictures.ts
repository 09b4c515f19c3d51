import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { PictureIds, Store } from './store.ts'
import type { Picture, PictureKey } from './types.ts'

const types: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

/** Stores the sample's pictures in the media library. */
export async function storePictures(
  { payload, req }: Store,
  folder: string,
  pictures: Record<PictureKey, Picture>,
): Promise<PictureIds> {
  const ids: [string, number][] = []
  for (const [key, { file, alt, credit }] of Object.entries(pictures)) {
    const data = await readFile(join(/* turbopackIgnore: true */ folder, 'pictures', file))
    const mimetype = types[extname(file)] ?? 'application/octet-stream'
    const { id } = await payload.create({
      collection: 'media',
      req,
      locale: 'id',
      file: { name: file, data, mimetype, size: data.byteLength },
      data: { altIndonesian: alt.id, altEnglish: alt.en, credit: credit.id },
    })
    // Otherwise Payload would store the file again with the second language.
    delete req.file
    await payload.update({
      collection: 'media',
      id,
      req,
      locale: 'en',
      data: { credit: credit.en },
    })
    ids.push([key, id])
  }
  return Object.fromEntries(ids) as PictureIds
}
