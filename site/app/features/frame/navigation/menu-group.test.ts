import { expect, test } from 'vitest'
import { columnsOfThree } from './menu-group.tsx'

test('groups items three to a column, in their order', () => {
  expect(columnsOfThree([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  expect(columnsOfThree([])).toEqual([])
})
