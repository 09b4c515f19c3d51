import { expect, test } from 'vitest'
import { plainText, textLines } from './plain-text.ts'

test('strips tags and decodes character references', () => {
  expect(plainText('<p>Kadar air &lt; 1,5 %, kalori &plusmn;100&nbsp;Kcal/Kg</p>')).toBe(
    'Kadar air < 1,5 %, kalori ±100 Kcal/Kg',
  )
})

test('keeps a single no-break space, and joins several spaces', () => {
  expect(plainText('<p>±100\u00a0Kcal/Kg,\u00a0 5\n t</p>')).toBe('±100\u00a0Kcal/Kg, 5 t')
})

test('puts a space between blocks and none inside a sentence', () => {
  expect(plainText('<h2>Timah</h2><p>Ba<em>tang</em>an<br>murni</p>')).toBe('Timah Batangan murni')
})

test('leaves out comments and what is no text', () => {
  expect(plainText('a<!-- b > c --><style>p{}</style><script>if (1 < 2) d()</script>e')).toBe('ae')
})

test('keeps a less-than sign that begins no tag', () => {
  expect(plainText('Fe2O3 < 0,15 % dan 5 <10')).toBe('Fe2O3 < 0,15 % dan 5 <10')
})

test('reads over a greater-than sign inside an attribute', () => {
  expect(plainText('<img alt="a > b" src="x">teks')).toBe('teks')
})

test('decodes a reference once and leaves unknown ones', () => {
  expect(plainText('&amp;lt; &#8211; &#x20AC; &tidakada; &#0;')).toBe('&lt; – € &tidakada; \ufffd')
})

test('returns the lines of plain text and the blocks of HTML', () => {
  expect(textLines('Satu\n\nDua\n')).toEqual(['Satu', 'Dua'])
  expect(textLines('<p>Satu\nlanjut</p>\n<p>Dua</p>')).toEqual(['Satu lanjut', 'Dua'])
})

test('reads broken markup of any length in linear time', () => {
  // Quadratic time would exceed the time limit of the test.
  plainText('<a href="'.repeat(50_000))
  plainText('<script>'.repeat(50_000))
  plainText('&#'.repeat(50_000))
})

test('reads more lines than a function call accepts arguments', () => {
  expect(textLines('a\n'.repeat(300_000))).toHaveLength(300_000)
})
