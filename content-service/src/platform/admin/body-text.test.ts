import { expect, test } from 'vitest'
import { bodyText } from './body-text.ts'

const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const text = (words: string) => ({ type: 'text', text: words })

test('puts a space between blocks and none inside a sentence', () => {
  const link = { type: 'link', children: [text('ba'), text('tang')] }
  const list = { type: 'list', children: [{ type: 'listitem', children: [text('satu')] }] }
  const children = [
    { type: 'heading', children: [text('Timah')] },
    paragraph(link, text('an')),
    list,
  ]
  expect(bodyText({ root: { type: 'root', children } })).toBe('Timah batangan satu')
})

test('turns a line break into a space', () => {
  const children = [paragraph(text('satu'), { type: 'linebreak' }, text('dua'))]
  expect(bodyText({ root: { type: 'root', children } })).toBe('satu dua')
})

test.for([null, undefined, 'teks', {}, { root: null }])('is blank for %o', (body) => {
  expect(bodyText(body)).toBe('')
})
