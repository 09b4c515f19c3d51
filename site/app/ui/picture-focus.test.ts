import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focusAttributes } from './picture-focus.ts'

test.for([
  [0, 1],
  [0.04, 0.96],
  [0.26, 0.5],
])('the style sheet has a rule for the focal point %o', ([x, y]) => {
  const css = readFileSync(new URL('../styles/picture-focus.css', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(focusAttributes({ x, y }))) {
    expect(css).toContain(`[${name}="${value}"]`)
  }
})

test('a picture without a focal point has no attributes for one', () => {
  expect(focusAttributes(undefined)).toEqual({})
})
