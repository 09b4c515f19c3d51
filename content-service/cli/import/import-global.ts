import {
  type DataFromGlobalSlug,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { withRowIds } from '../../src/collections/content/with-row-ids.ts'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import type { ImportContext } from './import-context.ts'
import { importFurtherTexts } from './import-further-texts.ts'
import { getInvalidFields, omitInvalidFields } from './invalid-fields.ts'
import { findImported, getDigest, recordImported } from './ledger.ts'

type Data<Slug extends GlobalSlug> = { id: Partial<DataFromGlobalSlug<Slug>>; en: object }

/** Stores the company's profile or the home page, unless it is unchanged since the last import. */
export async function importGlobal<Slug extends GlobalSlug>(
  context: ImportContext,
  slug: Slug,
  data: Data<Slug>,
): Promise<void> {
  const { payload, report } = context
  const source = `${context.source.host} ${slug} 1`
  if (context.further) {
    const texts = { indonesian: data.id, translation: data.en }
    return importFurtherTexts(context, { source, what: slug, target: { slug }, ...texts })
  }
  context.english?.set(source, data.en)
  const digest = getDigest([data.id, data.en])
  const record = await findImported(payload, source)
  if (record?.digest === digest) return report.count(slug, 'unchanged')
  const write = (data: Data<Slug>) =>
    inTransaction(payload, async (req) => {
      await update(req, slug, data)
      await recordImported(req, source, { document: 1, digest })
    })
  try {
    await write(data)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const invalid = getInvalidFields(error)
    for (const { path, message } of invalid) report.problem(slug, `${path}: ${message}`)
    await write(omitInvalidFields(data, invalid))
  }
  report.count(slug, record ? 'changed' : 'new')
}

async function update<Slug extends GlobalSlug>(
  req: PayloadRequest,
  slug: Slug,
  { id, en }: Data<Slug>,
): Promise<void> {
  const { payload } = req
  // The type of the parameter has checked the data; Payload's own type cannot follow here.
  const stored = await payload.updateGlobal({ slug, req, locale: 'id', data: id as never })
  await payload.updateGlobal({ slug, req, locale: 'en', data: withRowIds(en, stored) as never })
}
