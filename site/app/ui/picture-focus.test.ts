import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focusAttributes } from './picture-focus.ts'

const styles = readFileSync(new URL('./picture-focus.css', import.meta.url), 'utf8')

test('names the point in quarters, for each of which there is a style', () => {
  expect(focusAttributes(undefined)).toEqual({})
  for (const x of [0, 0.04, 0.25, 0.5, 0.96, 1]) {
    for (const [attribute, quarters] of Object.entries(focusAttributes({ x, y: 1 - x }))) {
      expect(styles).toContain(`[${attribute}="${quarters}"]`)
    }
  }
})
