import type { BaseLocale } from '@niaga/contract/locale'
import type { GradeRow, SampleGrade, SampleTerms, SampleUnit } from './grade-types.ts'
import { type Store, sortOrderAt, storeLocalized } from './store.ts'

const dayMs = 86_400_000

/** Returns the grades of a product as stored, in one language. */
export function gradesIn(grades: readonly SampleGrade[], locale: BaseLocale) {
  return grades.map(({ name, use, rows }) => ({
    name: name[locale],
    use: use[locale],
    rows: rows.map((row) => rowIn(row, locale)),
  }))
}

function rowIn({ parameter, value, ...row }: GradeRow, locale: BaseLocale) {
  const named = { ...row, parameter: parameter[locale] }
  if ('exact' in value) return { ...named, kind: 'exact' as const, exact: value.exact }
  if ('text' in value) return { ...named, kind: 'text' as const, text: value.text[locale] }
  return { ...named, kind: 'range' as const, from: value.from, to: value.to }
}

/** Returns the terms of a product or machine as stored, in one language. */
export function termsIn(terms: SampleTerms, locale: BaseLocale, today: Date) {
  const { incoterms, loadPorts, laycan, hsCode, packing, payment, inspection } = terms
  return {
    incoterms,
    loadPorts: loadPorts.map(({ name, kind, loadingRate, maxSize, latitude, longitude }) => ({
      name: name[locale],
      kind,
      loadingRate: loadingRate?.[locale],
      maxSize: maxSize?.[locale],
      latitude,
      longitude,
    })),
    minimum: terms.minimum?.[locale],
    monthly: terms.monthly?.[locale],
    leadTime: terms.leadTime?.[locale],
    nextLaycan: laycan && laycanFrom(laycan, today),
    packing: packing?.[locale].join('\n'),
    hsCode,
    payment: payment[locale].join('\n'),
    inspection: inspection[locale].join('\n'),
  }
}

function laycanFrom({ inDays, days, tonnes }: NonNullable<SampleTerms['laycan']>, today: Date) {
  const after = (count: number) => new Date(today.getTime() + count * dayMs).toISOString()
  return { from: after(inDays), to: after(inDays + days - 1), tonnes, asOf: after(0) }
}

/** Stores the machines for sale and for hire. */
export async function storeUnits(
  store: Store,
  units: readonly SampleUnit[],
  tools: Map<string, number>,
): Promise<void> {
  for (const [index, { key: _, tool: key, ...unit }] of units.entries()) {
    const tool = tools.get(key)
    if (tool === undefined) throw new Error(`There is no machine ${key}`)
    await storeLocalized(store, 'units', { ...unit, tool, sortOrder: sortOrderAt(index) })
  }
}
