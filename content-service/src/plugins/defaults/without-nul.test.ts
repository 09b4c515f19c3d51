import { expect, test } from 'vitest'
import { withoutNul } from './without-nul.ts'

test('removes U+0000 from every text, however deep, and from names', () => {
  const data = { title: 'a\0b', rows: [{ text: '\0' }, ['x\0y']], body: { 'ro\0ot': 'c' } }
  expect(withoutNul(data)).toEqual({
    title: 'ab',
    rows: [{ text: '' }, ['xy']],
    body: { root: 'c' },
  })
})

test('leaves everything else as it is', () => {
  const date = new Date()
  const bytes = Buffer.from('a\0b')
  const data = { title: 'a\tb\n\\u0000', date, bytes, none: null, nothing: undefined, count: 0 }
  expect(withoutNul(data)).toEqual(data)
})

test('leaves a value that is nested too deeply as it is', () => {
  const nested = JSON.parse(`${'['.repeat(8_000)}${']'.repeat(8_000)}`)
  expect(withoutNul({ email: nested })).toHaveProperty('email')
})
