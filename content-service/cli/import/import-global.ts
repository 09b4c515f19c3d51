import {
  type DataFromGlobalSlug,
  type GlobalSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { inTransaction } from '../../src/platform/database/transaction.ts'
import { faultsOf, omitInvalidFields } from './faults.ts'
import type { ImportContext } from './import-context.ts'
import { digestOf, knownFrom, noteImported } from './ledger.ts'
import { withRowIds } from './row-ids.ts'

type Data<Slug extends GlobalSlug> = { id: Partial<DataFromGlobalSlug<Slug>>; en: object }

/** Stores the company's profile or the home page, unless it is here as it was there the last time. */
export async function importGlobal<Slug extends GlobalSlug>(
  run: ImportContext,
  slug: Slug,
  data: Data<Slug>,
): Promise<void> {
  const { payload, report } = run
  const source = `${run.source.host} ${slug} 1`
  const digest = digestOf([data.id, data.en])
  const known = await knownFrom(payload, source)
  if (known?.digest === digest) return report.count(slug, 'unchanged')
  const write = (written: Data<Slug>) =>
    inTransaction(payload, async (req) => {
      await update(req, slug, written)
      await noteImported(req, source, { document: 1, digest })
    })
  try {
    await write(data)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const faults = faultsOf(error)
    for (const { path, message } of faults) report.problem(slug, `${path}: ${message}`)
    await write(omitInvalidFields(data, faults))
  }
  report.count(slug, known ? 'changed' : 'new')
}

async function update<Slug extends GlobalSlug>(
  req: PayloadRequest,
  slug: Slug,
  { id, en }: Data<Slug>,
): Promise<void> {
  const { payload } = req
  // What a global holds, the type of the data has said; Payload's own cannot follow it here.
  const stored = await payload.updateGlobal({ slug, req, locale: 'id', data: id as never })
  await payload.updateGlobal({ slug, req, locale: 'en', data: withRowIds(en, stored) as never })
}
