import { calculatorPaths } from '@niaga/contract/pages'
import { expect, test } from 'vitest'
import { routeTable } from '../../route-table.ts'
import { getCalculator } from './loaded-calculators.server.ts'
import { longestTyped, sentMark } from './query-names.ts'

test.for(calculatorPaths)('%s declares its fields, each in the form that they read', (path) => {
  const { query = [], queryForms = {} } =
    routeTable.find((candidate) => candidate.path === path) ?? {}
  const fields = getCalculator(path)
    .getView(new URLSearchParams())
    .groups.flatMap((group) => group.fields)
  const names = fields.map(({ field }) => field.name)
  const alike = query.filter((name) => !name.endsWith('*'))
  expect(alike.sort()).toEqual([sentMark, ...names].sort())
  expect(new Set(names).size).toBe(names.length)
  for (const { field } of fields) {
    const form = queryForms[field.name]
    if (field.kind === 'choice') {
      for (const { value } of field.options) expect(form?.test(value), value).toBe(true)
      for (const other of ['lain', `${field.options[0]?.value} `, 'constructor']) {
        expect(form?.test(other), other).toBe(false)
      }
    } else {
      expect(form?.test('9'.repeat(longestTyped))).toBe(true)
      expect(form?.test('9'.repeat(longestTyped + 1))).toBe(false)
      expect(form?.test('1\n')).toBe(false)
    }
  }
})

test.for(calculatorPaths)('%s shows only numbers, at the ends of what each field holds', (path) => {
  const view = getCalculator(path).getView
  const fields = view(new URLSearchParams()).groups.flatMap((group) => group.fields)
  const numbers = fields.flatMap(({ field }) => (field.kind === 'number' ? field : []))
  const alone = numbers.flatMap(({ name, least, most }) => [
    { [name]: String(least) },
    { [name]: String(most) },
  ])
  const together = (['least', 'most'] as const).map((end) =>
    Object.fromEntries(numbers.map((field) => [field.name, String(field[end])])),
  )
  for (const example of [...alone, ...together]) {
    const { answers, tables, notices, steps } = view(new URLSearchParams(example))
    const shown = JSON.stringify([answers, tables, notices, steps])
    expect(shown, JSON.stringify(example)).not.toMatch(/NaN|∞|Infinity|undefined|[{]\w+[}]|e\+\d/)
  }
})
