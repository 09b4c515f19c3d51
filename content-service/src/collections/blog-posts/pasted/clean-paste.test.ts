import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { cleanPage } from './clean-paste.ts'

function clean(html: string) {
  const { document } = new JSDOM(html).window
  const omissions = cleanPage(document)
  return { html: document.body.innerHTML.replace(/<!--.*?-->/g, ''), omissions }
}

const line = (level: number, marker: string, text: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}<span>&nbsp; </span></span>${text}</p>`

test.for([
  ['bullets', line(1, '·', 'a') + line(1, '·', 'b'), '<ul><li>a</li><li>b</li></ul>'],
  ['numbers', line(1, '1.', 'a') + line(1, '2.', 'b'), '<ol><li>a</li><li>b</li></ol>'],
  [
    'a list within an item',
    line(1, '1.', 'a') + line(2, 'o', 'b') + line(1, '2.', 'c'),
    '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>',
  ],
  [
    'two lists apart',
    `${line(1, '·', 'a')}<p>b</p>${line(1, '·', 'c')}`,
    '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>',
  ],
  ['a list that begins indented', line(2, 'o', 'a'), '<ul><li><ul><li>a</li></ul></li></ul>'],
] as const)('turns the lines of Word into a list: %s', ([, html, expected]) => {
  expect(clean(html)).toEqual({ html: expected, omissions: [] })
})

test('gives headings the two levels of an article', () => {
  expect(clean('<h1>a</h1><h3>b</h3><h2>c</h2>').html).toBe('<h2>a</h2><h3>b</h3><h3>c</h3>')
  expect(clean('<h3>a</h3><h4>b <b>c</b></h4>').html).toBe('<h2>a</h2><h3>b <b>c</b></h3>')
})

test.for([
  ['picture', '<p>Di Kapal <img src="https://a.example/b.png">c</p>', '<p>Di Kapal c</p>'],
  ['formula', '<p>Di Kapal <math><mi>x</mi></math>c</p>', '<p>Di Kapal c</p>'],
  ['object', '<p>Di Kapal <svg><path d=""/></svg>c</p>', '<p>Di Kapal c</p>'],
  ['strike', '<p>Di Kapal <s>lama</s></p>', '<p>Di Kapal <s>lama</s></p>'],
  ['link', '<p>Di Kapal <a href="#_ftn1">[1]</a></p>', '<p>Di Kapal [1]</p>'],
  ['link', '<p>Di Kapal <a href="b.html">c</a></p>', '<p>Di Kapal c</p>'],
  ['underline', '<p>Di Kapal <u>c</u></p>', '<p>Di Kapal <u>c</u></p>'],
  ['align', '<p>Di Kapal</p><p align="center">c</p>', '<p>Di Kapal</p><p align="center">c</p>'],
  [
    'heading',
    '<h1>a</h1><h2>b</h2><p>Di Kapal</p><h3>c</h3>',
    '<h2>a</h2><h3>b</h3><p>Di Kapal</p><h3>c</h3>',
  ],
] as const)('names a %s with the words before it', ([kind, html, expected]) => {
  expect(clean(html)).toEqual({ html: expected, omissions: [{ kind, after: 'Di Kapal' }] })
})

test('keeps the text of a table within a table', () => {
  const cells = '<tbody><tr><td>a</td></tr></tbody>'
  const { html, omissions } = clean(
    `<table><tbody><tr><td>b<table>${cells}</table></td></tr></tbody></table>`,
  )
  expect(html).toBe('<table><tbody><tr><td>b a </td></tr></tbody></table>')
  expect(omissions).toEqual([{ kind: 'table', after: 'b' }])
})

test.for([
  '<p><a href="https://a.example" style="text-decoration: underline"><u>a</u></a></p>',
  '<p><a href="/kontak">a</a> <a href="mailto:a@b.example">b</a> <a href="tel:+6221">c</a></p>',
  '<table><tbody><tr><td align="right">7</td></tr></tbody></table>',
])('names nothing in %s', (html) => {
  expect(clean(html)).toEqual({ html, omissions: [] })
})

test('keeps the text of a bookmark', () => {
  expect(clean('<p><a name="_Toc1">a</a></p>')).toEqual({ html: '<p>a</p>', omissions: [] })
})

test('keeps pictures of this service and those that the text carries', () => {
  const html =
    '<img data-lexical-upload-id="1" src="/a.webp"><img src="data:image/png;base64,AAAA">'
  expect(clean(html)).toEqual({ html, omissions: [] })
})
