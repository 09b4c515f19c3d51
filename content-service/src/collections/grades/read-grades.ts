import { setImmediate as otherWork } from 'node:timers/promises'
import type { Grade } from '@niaga/contract/grades'
import type { Payload } from 'payload'
import type { Product } from '../../platform/payload-types.ts'
import { secondLanguage } from '../../platform/text/second-language.ts'
import { inLanguage } from '../content/in-language.ts'
import { presentGrades } from './present-grades.ts'

type Known = Map<number, { updatedAt: number; grades: Grade[] }>

/** How many products are read by one query: the other work of the process waits no longer than they take. */
const batch = 25

/** By the second language. */
const known = new WeakMap<Payload, Map<string, Known>>()

/**
 * The grades of all listed products, by the ids of these. They are nearly all that a product has: 500 with four grades of
 * sixteen rows are 32,000 rows, for which Payload's hooks take some seconds of processor time. No field of a grade has a
 * hook, so Payload's database is asked, once for all languages, and only for the products that have changed.
 */
export async function readGrades(
  payload: Payload,
  products: readonly Pick<Product, 'id' | 'updatedAt'>[],
): Promise<ReadonlyMap<number, { grades: Grade[] }>> {
  const second = secondLanguage()
  const { flattenedFields } = payload.collections.products.config
  const fields = flattenedFields.filter(({ name }) => name === 'grades')
  const byLanguage = known.get(payload) ?? new Map<string, Known>()
  const former = byLanguage.get(second.locale)
  const current: Known = new Map()
  const changed: number[] = []
  for (const { id, updatedAt } of products) {
    const before = former?.get(id)
    if (before?.updatedAt === Date.parse(updatedAt)) current.set(id, before)
    else changed.push(id)
  }
  for (let from = 0; from < changed.length; from += batch) {
    const { docs } = await payload.db.find<Product>({
      collection: 'products',
      where: { id: { in: changed.slice(from, from + batch) } },
      select: { grades: true, updatedAt: true },
      locale: 'all',
      pagination: false,
      limit: 0,
    })
    for (const document of docs) {
      const grades = presentGrades({
        id: inLanguage(fields, document, { locale: 'id', fallbackLocale: false }),
        en: inLanguage(fields, document, second),
      })
      current.set(document.id, { updatedAt: Date.parse(document.updatedAt), grades })
    }
    await otherWork()
  }
  known.set(payload, byLanguage.set(second.locale, current))
  return current
}
