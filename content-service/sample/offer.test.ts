import { defaultSheets } from '@niaga/contract/default-sheets'
import { isRejected, needsBasis, rejectionLimit } from '@niaga/contract/grades'
import { isMeasurementUnit } from '@niaga/contract/measurement-units'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import { describe, expect, test } from 'vitest'
import miningLocations from './mining-locations.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import allProducts from './products.json' with { type: 'json' }
import tools from './tools.json' with { type: 'json' }
import type { GradeRow, SampleGrade } from './types.ts'
import units from './units.json' with { type: 'json' }

type SheetRow = (typeof defaultSheets)['/produk/batubara']['rows'][number]

const products = allProducts.map(({ key, sheet, terms, ...item }) => {
  const grades: SampleGrade[] = item.grades
  const path = sheetPaths.find((sheetPath) => sheetPath === sheet)
  if (!path) throw new Error(`There is no sheet ${sheet}`)
  return { key, rows: defaultSheets[path].rows, grades, terms }
})

const coalGrades = products.find(({ key }) => key === 'coal')?.grades ?? []

const rows = products.flatMap(({ key, rows: ofSheet, grades }) =>
  grades.flatMap((grade) =>
    grade.rows.map((row) => ({
      place: `${key}, ${grade.name.id}, ${row.parameter.id}`,
      row,
      ofSheet,
    })),
  ),
)

/**
 * Returns the sheet's row for a row of a grade. Total moisture appears in grades only: the sheet has the moisture of the
 * dried sample. The sheet's calorific value is gross.
 */
function getSpan(
  { parameter, basis }: GradeRow,
  ofSheet: readonly SheetRow[],
): SheetRow | undefined {
  if (parameter.en === 'Total moisture (TM)' || basis === 'NAR') return undefined
  return ofSheet.find(({ parameter: name }) =>
    parameter.id.startsWith(typeof name === 'string' ? name : name.id),
  )
}

/** Returns every figure of a row: its value, and its rejection limit. */
function getFigures({ exact, from, to, rejection }: GradeRow): string[] {
  const limit = rejection === undefined ? null : rejectionLimit(rejection)
  return [exact, from, to, limit?.figure].filter((figure) => figure !== undefined)
}

test('every figure of a grade lies within the span of its sheet', () => {
  const checked = rows.flatMap(({ place, row, ofSheet }) => {
    const span = getSpan(row, ofSheet)
    return span ? [{ place, figures: getFigures(row).map(Number), value: span.value }] : []
  })
  // Coal has six rows with a range in each of four grades.
  expect(checked.length).toBeGreaterThan(50)
  const outside = checked.filter(({ figures, value }) =>
    figures.some((figure) => {
      if ('from' in value) return figure < Number(value.from) || figure > Number(value.to)
      if ('under' in value) return figure >= Number(value.under)
      return 'exact' in value && figure !== Number(value.exact)
    }),
  )
  expect(outside).toEqual([])
})

test('every colour of a grade is one of its sheet', () => {
  const words = rows.flatMap(({ row, ofSheet }) => {
    const span = getSpan(row, ofSheet)
    if (!row.text || !span || !('text' in span.value)) return []
    return [{ text: row.text.id, sheet: JSON.stringify(span.value.text) }]
  })
  expect(words.length).toBeGreaterThan(10)
  expect(
    words.filter(({ text, sheet }) => !sheet.toLowerCase().includes(text.toLowerCase())),
  ).toEqual([])
})

describe.each(coalGrades)('coal, $name.id', (grade: SampleGrade) => {
  function figure(parameter: string, basis: string): number {
    const match = grade.rows.find((row) => row.parameter.en === parameter && row.basis === basis)
    if (!match?.exact) throw new Error(`There is no ${parameter} ${basis}`)
    return Number(match.exact)
  }

  test('its calorific values agree by its two moistures', () => {
    const [total, inherent] = [
      figure('Total moisture (TM)', 'ARB'),
      figure('Inherent moisture (IM)', 'ADB'),
    ]
    const gar = (figure('Calorific value', 'ADB') * (100 - total)) / (100 - inherent)
    expect(Math.abs(gar - figure('Calorific value', 'GAR'))).toBeLessThan(0.5)
    expect(total).toBeGreaterThan(inherent)
    const difference = figure('Calorific value', 'GAR') - figure('Calorific value', 'NAR')
    // Evaporating the moisture costs 5.84 Kcal/Kg per percent, the water from hydrogen another 150 to 250 (ISO 1928).
    expect(difference - 5.84 * total).toBeGreaterThan(150)
    expect(difference - 5.84 * total).toBeLessThan(250)
  })

  test('its ash softens before it flows, and is made of its oxides', () => {
    const points = ['IDT', 'ST', 'HT', 'FT'].map((point) =>
      grade.rows.find(({ parameter }) => parameter.en === `Ash fusion (AFT, ${point} reducing)`),
    )
    const temperatures = points.map((row) => Number(row?.exact))
    expect(temperatures).toEqual(temperatures.toSorted((a, b) => a - b))
    const oxides = grade.rows.filter(({ parameter }) => parameter.en.endsWith(' in ash'))
    const sum = oxides.reduce((total, { exact }) => total + Number(exact), 0)
    expect(sum).toBeGreaterThan(97)
    expect(sum).toBeLessThanOrEqual(100)
  })

  test('its air-dried sample adds up to 100 %', () => {
    const parts = ['Inherent moisture (IM)', 'Ash', 'Volatile matter (VM)', 'Fixed carbon (FC)']
    expect(parts.reduce((sum, part) => sum + figure(part, 'ADB'), 0)).toBeCloseTo(100, 6)
  })
})

test('no typical figure would be rejected', () => {
  const rejected = rows.filter(({ row: { exact, rejection } }) => {
    const limit = rejection === undefined ? null : rejectionLimit(rejection)
    return limit && exact && isRejected(exact, limit)
  })
  expect(rejected).toEqual([])
})

test('an editor could save every row', () => {
  for (const { place, row } of rows) {
    if (row.unit !== undefined) expect(isMeasurementUnit(row.unit.id), place).toBe(true)
    if (row.rejection !== undefined) expect(rejectionLimit(row.rejection), place).not.toBeNull()
    if (needsBasis(row.parameter.id) || needsBasis(row.parameter.en)) {
      expect(row.basis, place).toBeDefined()
    }
  }
})

test('every product has grades and terms, and every machine terms', () => {
  for (const { grades, terms } of products) {
    expect(grades.length).toBeGreaterThan(1)
    expect(terms.incoterms.length).toBeGreaterThan(0)
  }
  expect(coalGrades).toHaveLength(4)
  for (const { terms } of tools) expect(terms).toBeDefined()
})

test('every product has a note on law and market that says twice that it is an example', () => {
  for (const { terms } of products) {
    expect(terms.notes).toHaveLength(1)
    for (const { text, source } of terms.notes) {
      expect([text.id, text.en].join()).toMatch(/^Contoh: .*,Example: /)
      expect([source.id, source.en].join()).toMatch(/^Contoh.*rekaan,Contoh.*made-up/)
      // A decree, a decision or a register would have one.
      expect(JSON.stringify([text, source])).not.toMatch(/\d{3}|\d\s*\/\s*\d/)
    }
  }
})

test('every load port says that it is an example', () => {
  const names = products.flatMap(({ terms }) => (terms.loadPorts ?? []).map(({ name }) => name))
  expect(names.length).toBeGreaterThan(5)
  for (const { id, en } of names) expect([id, en].join()).toMatch(/Contoh.*,.*Contoh/)
})

test('origins, contact persons and units name what is there, and units no real maker or price', () => {
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)
  const origins = allProducts.flatMap((product) => product.origins)
  expect(keys(miningLocations)).toEqual(expect.arrayContaining(origins))
  for (const { contact } of [...allProducts, ...tools]) expect(keys(people)).toContain(contact)
  expect(units.length).toBeGreaterThan(5)
  expect(units.length).toBeLessThan(17)
  for (const unit of units) {
    expect(keys(tools)).toContain(unit.tool)
    expect(unit).toMatchObject({ maker: 'Contoh', serial: expect.stringMatching(/^CONTOH-/) })
    if (unit.price) expect(Object.values(unit.price.text).join()).toMatch(/Contoh.*Example/)
  }
})
