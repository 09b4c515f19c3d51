import { setImmediate as otherWork } from 'node:timers/promises'
import type { Grade } from '@niaga/contract/grades'
import type { Payload } from 'payload'
import type { Product } from '../../platform/payload-types.ts'
import { secondLanguage } from '../../platform/text/second-language.ts'
import { inLanguage } from '../content/in-language.ts'
import { presentGrades } from './present-grades.ts'

type CachedGrades = Map<number, { updatedAt: number; grades: Grade[] }>

/** The number of products read by one query: other work of the process waits no longer than that takes. */
const batch = 25

/** The known grades by second language. */
const gradesByService = new WeakMap<Payload, Map<string, CachedGrades>>()

/**
 * Returns the grades of all listed products, by product id. Grades are nearly all of a product's data: 500 products with
 * four grades of sixteen rows have 32,000 rows, which cost Payload's hooks some seconds of processor time. No field of a
 * grade has a hook, so this reads from Payload's database, once for all languages, and only the products that have
 * changed.
 */
export async function readGrades(
  payload: Payload,
  products: readonly Pick<Product, 'id' | 'updatedAt'>[],
): Promise<ReadonlyMap<number, { grades: Grade[] }>> {
  const second = secondLanguage()
  const { flattenedFields } = payload.collections.products.config
  const fields = flattenedFields.filter(({ name }) => name === 'grades')
  const byLanguage = gradesByService.get(payload) ?? new Map<string, CachedGrades>()
  const former = byLanguage.get(second.locale)
  const current: CachedGrades = new Map()
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
  gradesByService.set(payload, byLanguage.set(second.locale, current))
  return current
}
