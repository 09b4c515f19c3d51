import { createElement, isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FeatureTable } from './feature-table.tsx'

/** Returns the keys that occur twice in any list that an element renders. */
function repeatedKeys(node: ReactNode): string[] {
  if (Array.isArray(node)) {
    const keys = node.filter(isValidElement).flatMap(({ key }) => key ?? [])
    const repeated = keys.filter((key, index) => keys.indexOf(key) !== index)
    return [...repeated, ...node.flatMap(repeatedKeys)]
  }
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  const { type, props } = node
  const component = type as string | ((props: object) => ReactNode)
  return repeatedKeys(typeof component === 'string' ? props.children : component(props))
}

test('gives rows with the same text different keys, and equal figures of a row too', () => {
  const feature = { name: 'Kadar abu', text: '5–12 % atau 5–12 %' }
  const table = createElement(FeatureTable, { features: [feature, feature], name: 'Batubara' })
  expect(repeatedKeys(table)).toEqual([])
})
