import {
  type DataFromCollectionSlug,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  ValidationError,
} from 'payload'
import type { PublicCollection } from '../../src/collections/content/public-collections.ts'
import { withRowIds } from '../../src/collections/content/with-row-ids.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import type { ImportContext } from './import-context.ts'
import { importFurtherTexts } from './import-further-texts.ts'
import { getInvalidFields, omitInvalidFields } from './invalid-fields.ts'
import { findImported, getDigest, isHere, recordImported } from './ledger.ts'
import type { Outcome } from './report.ts'
import { advanceSequence, freeId } from './source-ids.ts'

/** Pictures are imported with the documents that use them; files have their own step. */
export type ImportedCollection = Exclude<PublicCollection, 'media' | 'documents'>

/** An entry of another host as it will be stored here. */
export type Entry<Slug extends ImportedCollection> = {
  collection: Slug
  /** The entry's id on the other host; where the contract gives it none, a text, or the id of the document here. */
  sourceId: number | string
  /** The document here that the entry updates, if the document existed before any import. */
  document?: number
  /** The entry's name in the report. */
  name: string
  /** All fields, with the Indonesian texts. */
  id: RequiredDataFromCollectionSlug<Slug>
  /** The English texts; rows in the order of the Indonesian ones. */
  en: Partial<RequiredDataFromCollectionSlug<Slug>>
}

/**
 * Stores one entry, in both languages and with its source, in one transaction, unless it is unchanged since the last
 * import. An entry that an editor deleted here stays deleted.
 *
 * @returns the id of the document here, or `null`
 */
export async function importDocument<Slug extends ImportedCollection>(
  context: ImportContext,
  entry: Entry<Slug>,
): Promise<number | null> {
  const { payload, report } = context
  const { collection } = entry
  const what = `${collection} ${entry.sourceId} (${entry.name})`
  const source = getSource(context, collection, entry.sourceId)
  const digest = getDigest([entry.id, entry.en])
  const earlier = await findImported(payload, source)

  function leftOut(reason: string): null {
    report.count(collection, 'omitted')
    report.problem(what, reason)
    return null
  }

  function done(outcome: Outcome, document: number): number {
    report.count(collection, outcome)
    return document
  }

  if (earlier && !(await isHere(payload, collection, earlier.document)))
    return leftOut('was deleted here')
  if (context.further) {
    if (!earlier) return null
    const target = { collection, id: earlier.document }
    const texts = { indonesian: entry.id, translation: entry.en }
    await importFurtherTexts(context, { source, what, target, ...texts })
    return earlier.document
  }
  context.english?.set(source, entry.en)
  if (earlier?.digest === digest) return done('unchanged', earlier.document)

  const write = (content: Entry<Slug>) =>
    inTransaction(payload, async (req) => {
      const document = earlier
        ? await update(req, content, earlier.document)
        : await createOrUpdate(req, content)
      await recordImported(req, source, { document, digest })
      return document
    })

  try {
    return done(earlier ? 'changed' : 'new', await write(entry))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const invalid = getInvalidFields(error)
    try {
      const document = await write(omitInvalidFields(entry, invalid))
      for (const { path, message } of invalid) report.problem(what, `${path}: ${message}`)
      return done(earlier ? 'changed' : 'new', document)
    } catch (again) {
      if (!(again instanceof ValidationError)) throw again
      return leftOut(invalid.map(({ path, message }) => `${path}: ${message}`).join(', '))
    }
  }
}

/** Returns the id of the document imported from an entry of the other host, or `null`. */
export async function importedAs(
  context: ImportContext,
  collection: ImportedCollection | 'documents',
  sourceId: number,
) {
  return (
    (await findImported(context.payload, getSource(context, collection, sourceId)))?.document ??
    null
  )
}

async function createOrUpdate<Slug extends ImportedCollection>(
  req: PayloadRequest,
  entry: Entry<Slug>,
): Promise<number> {
  return entry.document === undefined ? create(req, entry) : update(req, entry, entry.document)
}

async function create<Slug extends ImportedCollection>(
  req: PayloadRequest,
  { collection, sourceId, id: indonesian, en }: Entry<Slug>,
): Promise<number> {
  const reusedId = typeof sourceId === 'number' ? await freeId(req, collection, sourceId) : null
  const data = reusedId === null ? indonesian : { ...indonesian, id: reusedId }
  const stored = await req.payload.create({ collection, req, locale: 'id', data })
  if (reusedId !== null) await advanceSequence(req, collection, reusedId)
  await updateIn(req, 'en', collection, stored, en)
  return stored.id
}

async function update<Slug extends ImportedCollection>(
  req: PayloadRequest,
  { collection, id: indonesian, en }: Entry<Slug>,
  id: number,
): Promise<number> {
  const stored = await updateIn(req, 'id', collection, { id }, indonesian)
  await updateIn(req, 'en', collection, stored, en)
  return id
}

async function updateIn<Slug extends ImportedCollection>(
  req: PayloadRequest,
  locale: 'id' | 'en',
  collection: Slug,
  stored: Pick<DataFromCollectionSlug<Slug>, 'id'>,
  data: object,
): Promise<DataFromCollectionSlug<Slug>> {
  // The type of the entry has checked the data; Payload's own type cannot follow here.
  const texts = withRowIds(data, stored) as never
  return req.payload.update<Slug, object>({ collection, id: stored.id, req, locale, data: texts })
}

function getSource({ source }: ImportContext, collection: string, id: number | string): string {
  return `${source.host} ${collection} ${id}`
}
