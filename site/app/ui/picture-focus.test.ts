import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focusAttributes } from './picture-focus.ts'

test.for([
  { x: 0, y: 1 },
  { x: 0.04, y: 0.96 },
  { x: 0.26, y: 0.5 },
])('the style sheet has a rule for the focal point %o', (focus) => {
  const css = readFileSync(new URL('../styles/picture-focus.css', import.meta.url), 'utf8')
  for (const [name, value] of Object.entries(focusAttributes(focus))) {
    expect(css).toContain(`[${name}="${value}"]`)
  }
})

test('a picture without a focal point has no attributes for one', () => {
  expect(focusAttributes(undefined)).toEqual({})
})
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focusAttributes } from './picture-focus.ts'

const styles = readFileSync(new URL('../styles/picture-focus.css', import.meta.url), 'utf8')

test('names the point in fifths, for each of which there is a style', () => {
  expect(focusAttributes(undefined)).toEqual({})
  for (const x of [0, 0.04, 0.25, 0.5, 0.96, 1]) {
    for (const [attribute, fifths] of Object.entries(focusAttributes({ x, y: 1 - x }))) {
      expect(styles).toContain(`[${attribute}="${fifths}"]`)
    }
  }
})
