import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
  ValidationError,
} from 'payload'
import type { PublicCollection } from '../../src/collections/content/public-collections.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { faultsOf, omitInvalidFields } from './faults.ts'
import type { ImportContext } from './import-context.ts'
import { freeId, passId } from './kept-ids.ts'
import { digestOf, knownFrom, noteImported } from './ledger.ts'
import type { Outcome } from './report.ts'
import { withRowIds } from './row-ids.ts'

/** Pictures come with what shows them. */
export type ImportedCollection = Exclude<PublicCollection, 'media'>

/** An entry of another host as it is to stand here. */
export type Entry<Slug extends ImportedCollection> = {
  collection: Slug
  sourceId: number
  /** What an editor knows it by. */
  name: string
  /** Everything, with the Indonesian texts. */
  id: RequiredDataFromCollectionSlug<Slug>
  /** The English texts; rows in the order of the Indonesian ones. */
  en: Partial<RequiredDataFromCollectionSlug<Slug>>
}

/**
 * Stores one entry, both languages and what it was taken from in one transaction, unless it stands here
 * as it is there. An entry that an editor deleted here stays deleted.
 *
 * @returns the id of the document here, `null` where there is none
 */
export async function importDocument<Slug extends ImportedCollection>(
  run: ImportContext,
  entry: Entry<Slug>,
): Promise<number | null> {
  const { payload, report } = run
  const { collection } = entry
  const what = `${collection} ${entry.sourceId} (${entry.name})`
  const source = sourceOf(run, collection, entry.sourceId)
  const digest = digestOf([entry.id, entry.en])
  const known = await knownFrom(payload, source)

  function leftOut(reason: string): null {
    report.count(collection, 'left out')
    report.problem(what, reason)
    return null
  }

  function done(outcome: Outcome, document: number): number {
    report.count(collection, outcome)
    return document
  }

  if (known && !(await isHere(run, collection, known.document))) return leftOut('was deleted here')
  if (known?.digest === digest) return done('unchanged', known.document)

  const write = (written: Entry<Slug>) =>
    inTransaction(payload, async (req) => {
      const document = known
        ? await update(req, written, known.document)
        : await create(req, written)
      await noteImported(req, source, { document, digest })
      return document
    })

  try {
    return done(known ? 'changed' : 'new', await write(entry))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const faults = faultsOf(error)
    try {
      const document = await write(omitInvalidFields(entry, faults))
      for (const { path, message } of faults) report.problem(what, `${path}: ${message}`)
      return done(known ? 'changed' : 'new', document)
    } catch (again) {
      if (!(again instanceof ValidationError)) throw again
      return leftOut(faults.map(({ path, message }) => `${path}: ${message}`).join(', '))
    }
  }
}

/** The document here that an entry of the other host became, `null` where there is none. */
export async function importedAs(
  run: ImportContext,
  collection: ImportedCollection,
  sourceId: number,
) {
  return (await knownFrom(run.payload, sourceOf(run, collection, sourceId)))?.document ?? null
}

async function create<Slug extends ImportedCollection>(
  req: PayloadRequest,
  { collection, sourceId, id: indonesian, en }: Entry<Slug>,
): Promise<number> {
  const kept = await freeId(req, collection, sourceId)
  const data = kept === null ? indonesian : { ...indonesian, id: kept }
  const stored = await req.payload.create({ collection, req, locale: 'id', data })
  if (kept !== null) await passId(req, collection, kept)
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
  // The type of an entry has said whose data these are; Payload's own cannot follow it here.
  const texts = withRowIds(data, stored) as never
  return req.payload.update<Slug, object>({ collection, id: stored.id, req, locale, data: texts })
}

async function isHere(
  run: ImportContext,
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const { totalDocs } = await run.payload.count({ collection, where: { id: { equals: id } } })
  return totalDocs > 0
}

function sourceOf({ source }: ImportContext, collection: string, id: number): string {
  return `${source.host} ${collection} ${id}`
}
