import { expect, test } from 'vitest'
import { articleHtml } from './article-html.server.ts'

const addresses = {
  picture: (path: string) => (path.startsWith('/storage/') ? `/media${path}` : null),
  pictureSize: (path: string) =>
    path === '/storage/known.webp' ? { width: 1600, height: 900 } : null,
  localise: (path: string) => `/en${path}`,
  tableName: (number: number) => `Tabel ${number}`,
}

function clean(source: string) {
  return articleHtml(source, addresses)
}

test('sets a paragraph that consists of a formula as a figure', () => {
  const figure = '<figure class="formula"><p>GAR = ADB × (100 − TM)</p></figure>'
  expect(articleHtml('<p>GAR = ADB × (100 − TM)</p><p>A × B is a product.</p>', addresses)).toBe(
    `${figure}<p>A × B is a product.</p>`,
  )
  expect(articleHtml(`<p>${'A × '.repeat(40)}B</p>`, addresses)).not.toContain('figure')
})

test('keeps the elements of an article', () => {
  const article =
    '<p>Satu <strong>dua</strong> <em>tiga</em><br />empat H<sub>2</sub>O</p><ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote><p>c</p></blockquote><pre><code>d</code></pre><hr />'
  expect(clean(article)).toBe(article)
})

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<style>p{}</style><p style="color:red" class="x" id="y" onclick="z()">a</p>', '<p>a</p>'],
  ['<iframe src="https://a.example">b</iframe><object>c</object><p>a</p>', '<p>a</p>'],
  ['<svg onload="x()"><a href="x">b</a></svg><math><mtext>c</mtext></math><p>a</p>', '<p>a</p>'],
  ['<form action="/x"><input name="a"><button>b</button></form>', 'b'],
  ['<p>a<!-- b --></p>', '<p>a</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=y>">a</p></noscript>', ''],
  ['<template><p>x</p></template><p>a</p>', '<p>a</p>'],
  [
    '<meta http-equiv="refresh" content="0;url=x"><base href="x"><link rel="stylesheet"><p>a</p>',
    '<p>a</p>',
  ],
  ['<p>1 < 2 &amp;&lt;b&gt;</p>', '<p>1 &lt; 2 &amp;&lt;b&gt;</p>'],
])('sanitises %s', (source, html) => {
  expect(clean(source)).toBe(html)
})

test.each([
  'javascript:alert(1)',
  ' jAvA&#x09;script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '#bagian',
  '',
])('only keeps the text of a link to %j', (href) => {
  expect(clean(`<p><a href="${href}" target="_blank">a</a></p>`)).toBe('<p><a>a</a></p>')
})

test('sets rel on links to other sites, and keeps its own in the visitor’s language', () => {
  expect(clean('<a href="https://a.example/b?c=1&d=2" target="_blank">a</a>')).toBe(
    '<a href="https://a.example/b?c=1&amp;d=2" rel="noopener noreferrer nofollow">a</a>',
  )
  expect(clean('<a href="/kontak?produk=Timah">a</a>')).toBe(
    '<a href="/en/kontak?produk=Timah">a</a>',
  )
  expect(clean('<a href="//a.example/b">a</a>')).toContain('href="http://a.example/b" rel=')
})

test('puts headings below the page’s own, and none more than one level below the last', () => {
  expect(clean('<h1>a</h1><h2>b</h2><h4>c</h4><h1>d</h1>')).toBe(
    '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>',
  )
  expect(clean('<h3>a</h3><h4>b</h4>')).toBe('<h2>a</h2><h3>b</h3>')
  expect(clean('<h1></h1><h2>b</h2><p> </p>')).not.toContain('<p>')
})

test('loads pictures through this site, lazily, in the width that fits', () => {
  const picture = clean('<img src="/storage/a.webp" alt="A &quot;b&quot;" onerror="x()">')
  expect(picture).toMatch(
    /^<img alt="A &quot;b&quot;" loading="lazy" decoding="async" src="\/media\/960\/storage\/a\.webp" srcset="\/media\/160\/storage\/a\.webp 160w, [^"]*" sizes="[^"]+" \/>$/,
  )
})

test.each([
  [
    'those that the body says',
    '/storage/known.webp" width="800" height="600',
    'width="800" height="600"',
  ],
  ['its own where the body says none', '/storage/known.webp', 'width="1600" height="900"'],
  [
    'its own where the body says half',
    '/storage/known.webp" width="800',
    'width="1600" height="900"',
  ],
])('sets the size of a picture, %s', (_case, attributes, proportions) => {
  expect(clean(`<img src="${attributes}">`)).toContain(proportions)
})

test('leaves out the size of a picture rather than a wrong one', () => {
  const picture = clean('<img src="/storage/a.webp" width="100%" height="600">')
  expect(picture).not.toMatch(/ (width|height)=/)
})

test('leaves out pictures that this site does not show', () => {
  expect(clean('<p><img src="https://spy.example/a.gif"></p><p>a</p>')).not.toContain('img')
  expect(clean('<img src="data:image/png;base64,AA"><p>a</p>')).toBe('<p>a</p>')
})

test('lets every table scroll in a named region of its own', () => {
  const table =
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>'
  const region = (number: number) =>
    `<div class="article-table" role="region" aria-label="Tabel ${number}" tabindex="0">${table}</div>`
  expect(clean(table + table)).toBe(region(1) + region(2))
  expect(clean('<p>&lt;table&gt;</p><abbr title="<table>">a</abbr>')).not.toContain('region')
})

test('closes elements that a body leaves open, and drops extra end tags', () => {
  expect(clean('<ul><li><b>a</div></section>')).toBe('<ul><li><b>a</b></li></ul>')
})

test('cleans a large and a deep body in reasonable time', () => {
  // Quadratic time would exceed the time limit of the test.
  clean('<p>Isi <b>tebal</b></p>'.repeat(5_000))
  clean('<div><b>'.repeat(5_000))
})

test('shows the text of a body of more tags than an article has', () => {
  expect(clean(`${'<h1><b>'.repeat(130_000)}a &lt;b&gt;</h1><p>c <script>d</script>`)).toBe(
    '<p>a &lt;b></p><p>c</p>',
  )
})
