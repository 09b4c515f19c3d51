import type { PictureKind } from '@niaga/contract/images'
import { baseLocales, toBaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { alternativeTexts } from '../../src/collections/media/alternative-text.ts'
import { hasTooManyPixels } from '../../src/collections/media/upload-limits.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { SourceError } from './fetch-from-source.ts'
import { isBlank, isSameText } from './further-texts.ts'
import type { ImportContext } from './import-context.ts'
import { findImported, isHere, recordImported } from './ledger.ts'
import type { Texts } from './texts.ts'

const kind = 'pictures'

/** Allowed types of uploads by the format that sharp detects: URL and `Content-Type` may be wrong. */
const types: Record<string, readonly [extension: string, mimetype: string]> = {
  png: ['png', 'image/png'],
  jpeg: ['jpg', 'image/jpeg'],
  webp: ['webp', 'image/webp'],
  heif: ['avif', 'image/avif'],
}

/**
 * Imports a picture into the media library, once per URL.
 *
 * @param alt the alternative text of a new picture; the title of the illustrated entry on hosts that give none
 * @param credit the picture's author, stored if the picture has no credit here
 * @returns the picture's id here; `null` if there is no picture or it cannot be imported
 */
export async function importPicture(
  context: ImportContext,
  of: PictureKind,
  path: string | null | undefined,
  alt: Texts,
  credit?: Texts,
): Promise<number | null> {
  if (!path) return null
  const url = context.source.pictureAddress(of, path)
  const key = url?.href ?? path
  const imported = context.pictures.get(key)
  // A picture used only in a further language has no English text.
  const texts = context.further ? { id: alt.id, en: alt.id } : alt
  const id = imported === undefined ? await findOrStore(context, path, url, texts) : imported
  context.pictures.set(key, id)
  if (id === null) return null
  const place = { source: [kind, key, alt.id, credit?.id].join(' '), alt, credit }
  if (context.further) await keepFurtherTexts(context, context.further, id, place)
  else {
    context.english?.set(place.source, { alt: alt.en, credit: credit?.en })
    if (credit?.id) await keepCredit(context.payload, id, credit)
  }
  return id
}

/** Where a picture appears, with its texts there. */
type Place = { source: string; alt: Texts; credit: Texts | undefined }

/** Stores the further texts of a picture that has none here, if its English texts come from the same place. */
async function keepFurtherTexts(
  { payload, english }: ImportContext,
  { locale, count }: NonNullable<ImportContext['further']>,
  id: number,
  { source, alt, credit }: Place,
): Promise<void> {
  const host = Object(english?.get(source))
  if (isSameText(host, { alt: alt.en, credit: credit?.en })) return
  const isWritten = await inTransaction(payload, async (req) => {
    const options = { collection: 'media', id, req, depth: 0, fallbackLocale: false } as const
    const picture = await payload.findByID({ ...options, locale: toBaseLocale(locale) })
    const further = await payload.findByID({ ...options, locale })
    const texts = [
      { field: alternativeTexts[locale], text: alt, english: [host.alt, picture.altEnglish] },
      { field: 'credit' as const, text: credit, english: [host.credit, picture.credit] },
    ].filter(
      ({ field, text, english: [atHost, here] }) =>
        isBlank(further[field]) &&
        isSameText(atHost, here) &&
        ![null, here, text?.id].some((other) => isSameText(text?.en, other)),
    )
    const entries = texts.map(({ field, text }) => [field, shortened(text?.en ?? '')])
    if (texts.length === 0) return false
    await payload.update({ ...options, locale, data: Object.fromEntries(entries) })
    return true
  })
  if (isWritten) count('new')
}

/** The same picture may appear in several places, only some of which have its credit. */
async function keepCredit(payload: Payload, id: number, credit: Texts): Promise<void> {
  const collection = 'media'
  const picture = await payload.findByID({ collection, id, depth: 0, locale: 'id' })
  if (picture.credit) return
  await inTransaction(payload, async (req) => {
    for (const locale of baseLocales) {
      const data = { credit: shortened(credit[locale]) }
      await payload.update({ collection, id, req, locale, data })
    }
  })
}

async function findOrStore(
  context: ImportContext,
  path: string,
  url: URL | null,
  alt: Texts,
): Promise<number | null> {
  const { payload, report } = context
  try {
    if (!url) throw new SourceError('is on another host')
    const source = `${context.source.host} ${kind} ${url.href}`
    const record = await findImported(payload, source)
    if (record && (await isHere(payload, 'media', record.document))) {
      report.count(kind, 'unchanged')
      return record.document
    }
    const id = await store(context, url, source, alt)
    report.count(kind, 'new')
    return id
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    report.count(kind, 'omitted')
    report.problem(`picture ${path}`, error.message)
    return null
  }
}

async function store(
  context: ImportContext,
  url: URL,
  source: string,
  alt: Texts,
): Promise<number> {
  const { payload } = context
  const data = await context.source.readPicture(url)
  const [extension, mimetype] = await getType(data)
  const stem =
    url.pathname
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]*$/, '') ?? ''
  const name = `${stem.replace(/%[0-9a-f]{2}/gi, '-')}.${extension}`
  return inTransaction(payload, async (req) => {
    const { id } = await payload.create({
      collection: 'media',
      req,
      file: { name, data, mimetype, size: data.byteLength },
      data: { altIndonesian: shortened(alt.id), altEnglish: shortened(alt.en) },
    })
    await recordImported(req, source, { document: id, digest: 'picture' })
    return id
  })
}

/** @throws {SourceError} when the file is not a picture that may be uploaded */
async function getType(data: Buffer): Promise<readonly [string, string]> {
  const image = sharp(data, { limitInputPixels: false })
  const metadata = await image.metadata().catch(() => {
    throw new SourceError('is not a picture')
  })
  const type = types[metadata.format ?? '']
  if (!type) throw new SourceError(`is ${metadata.format}, not PNG, JPEG, WebP or AVIF`)
  if (hasTooManyPixels(metadata)) throw new SourceError('has more pixels than may be uploaded')
  return type
}

function shortened(alt: string): string {
  return alt.slice(0, 200)
}
