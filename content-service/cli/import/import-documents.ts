import { type Document, documentType, documentTypes } from '@niaga/contract/documents'
import type { Localized } from '@niaga/contract/locale'
import { type RequiredDataFromCollectionSlug, ValidationError } from 'payload'
import { documentFields } from '../../src/collections/documents/documents.ts'
import { sortOrderAt } from '../../src/platform/admin/fields.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { SourceError } from './fetch-from-source.ts'
import type { ImportContext } from './import-context.ts'
import { importedAs } from './import-document.ts'
import { importFurtherTexts } from './import-further-texts.ts'
import { findImported, getDigest, isHere, recordImported } from './ledger.ts'
import { readOptional } from './read-optional.ts'
import { pairedById } from './texts.ts'
import { toStored } from './to-stored.ts'

const collection = 'documents'

type DocumentData = RequiredDataFromCollectionSlug<typeof collection>

/**
 * Imports documents with their files, which are checked like uploads. A host may have none. A file that changed there is
 * fetched and stored again.
 */
export async function importDocuments(context: ImportContext): Promise<void> {
  const lists = await readOptional(context, 'documents')
  if (!lists) return
  if (lists.id.malformed > 0) context.report.problem(collection, `${lists.id.malformed} malformed`)
  for (const [index, entry] of pairedById(lists).entries()) {
    const what = `${collection} ${entry.id.id} (${entry.id.title})`
    try {
      context.report.count(collection, await importOne(context, entry, sortOrderAt(index)))
    } catch (error) {
      const isExplained = error instanceof SourceError || error instanceof ValidationError
      if (!isExplained) throw error
      context.report.count(collection, 'omitted')
      context.report.problem(what, getReason(error))
    }
  }
}

async function importOne(
  context: ImportContext,
  entry: Localized<Document>,
  sortOrder: number,
): Promise<'new' | 'changed' | 'unchanged'> {
  const { payload, source } = context
  const document = entry.id
  const origin = `${source.host} ${collection} ${document.id}`
  const digest = getDigest([entry.id, entry.en])
  const record = await findImported(payload, origin)
  if (record && !(await isHere(payload, collection, record.document))) {
    throw new SourceError('was deleted here')
  }
  const { id: values, en: english } = toStored<DocumentData>(documentFields(), entry)
  if (context.further) {
    if (!record) return 'unchanged'
    const what = `${collection} ${document.id} (${document.title})`
    const target = { collection, id: record.document } as const
    const texts = { indonesian: values, translation: english }
    await importFurtherTexts(context, { source: origin, what, target, ...texts })
    return 'unchanged'
  }
  context.english?.set(origin, english)
  if (record?.digest === digest) return 'unchanged'
  const data = {
    ...values,
    products: await getOwners(context, 'products', document.product_ids),
    tools: await getOwners(context, 'tools', document.tool_ids),
    sortOrder,
  }
  const file = await getFile(context, document)
  await inTransaction(payload, async (req) => {
    const options = { collection, req, locale: 'id', data, file } as const
    const { id } = record
      ? await payload.update({ ...options, id: record.document })
      : await payload.create(options)
    // Otherwise Payload would store the file again with the second language.
    delete req.file
    await payload.update({ collection, id, req, locale: 'en', data: english })
    await recordImported(req, origin, { document: id, digest })
  })
  return record ? 'changed' : 'new'
}

async function getFile({ source }: ImportContext, { file: path }: Document) {
  const type = documentType(path)
  if (!type) throw new SourceError('has no file of a permitted type')
  const data = await source.readDocument(path)
  const name = path.split('/').at(-1) ?? ''
  return { name, data, mimetype: documentTypes[type], size: data.byteLength }
}

/** Owners that were omitted there or deleted here have no document. */
async function getOwners(
  context: ImportContext,
  owners: 'products' | 'tools',
  ids: readonly number[],
): Promise<number[]> {
  const here = await Promise.all(ids.map((id) => importedAs(context, owners, id)))
  const importedIds = here.filter((id) => id !== null)
  const { docs } = await context.payload.find({
    collection: owners,
    where: { id: { in: importedIds } },
    select: {},
    pagination: false,
    depth: 0,
  })
  return docs.map(({ id }) => id)
}

function getReason(error: SourceError | ValidationError): string {
  if (error instanceof SourceError) return error.message
  return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(', ')
}
