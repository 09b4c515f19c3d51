import { expect, test, vi } from 'vitest'
import { getBody } from '../../../sample/body.ts'
import { bodyHtml } from './body-html.ts'

function toHtml(...children: Parameters<typeof withChildren>[0]): string {
  return bodyHtml(withChildren(children), 'id')
}

function withChildren(children: { type: string; version: number; [name: string]: unknown }[]) {
  const { root } = getBody([], 'id')
  return { root: { ...root, children } }
}

const text = { type: 'text', version: 1, format: 0, mode: 'normal', style: '', detail: 0 }

test('turns headings, paragraphs and lists into plain elements', () => {
  const body = getBody(
    [
      { heading: { id: 'Judul', en: 'Title' } },
      { id: 'Isi', en: 'Body' },
      { list: [{ id: 'satu', en: 'one' }] },
      { steps: [{ id: 'dua', en: 'two' }] },
    ],
    'en',
  )
  expect(bodyHtml(body, 'id')).toBe(
    '<h2>Title</h2><p>Body</p><ul><li>one</li></ul><ol><li>two</li></ol>',
  )
})

test('escapes text', () => {
  const body = getBody([{ id: '<script>"&', en: '' }], 'id')
  expect(bodyHtml(body, 'id')).toBe('<p>&lt;script&gt;&quot;&amp;</p>')
})

test('writes no style attributes', () => {
  const paragraph = { type: 'paragraph', version: 1, format: 'center', indent: 2 }
  const html = toHtml({ ...paragraph, children: [{ ...text, text: 'Isi' }] })
  expect(html).toBe('<p>Isi</p>')
})

test('removes the URL of a link that would run a script', () => {
  const fields = { linkType: 'custom', url: 'javascript:alert(1)', newTab: false }
  const link = { type: 'link', version: 3, fields, children: [{ ...text, text: 'tautan' }] }
  const html = toHtml({ type: 'paragraph', version: 1, children: [link] })
  expect(html).not.toContain('javascript:')
})

test.for([
  ['id', 'Tambang'],
  ['en', 'Mine'],
] as const)('shows a picture from this service, its text in %s escaped', ([locale, text]) => {
  const texts = { altIndonesian: 'Tambang "A"', altEnglish: 'Mine "A"' }
  const value = { id: 1, filename: 'mine.webp', ...texts, width: 800, height: 600 }
  const body = withChildren([{ type: 'upload', version: 3, relationTo: 'media', value }])
  expect(bodyHtml(body, locale)).toBe(
    `<img src="/storage/mine.webp" alt="${text} &#34;A&#34;" width="800" height="600" loading="lazy">`,
  )
})

test.for([7, null])(
  'links a missing file for a deleted picture, read as %o, and logs nothing',
  (value) => {
    const log = vi.spyOn(console, 'error')
    expect(toHtml({ type: 'upload', version: 3, relationTo: 'media', value })).toBe(
      '<img src="/storage/missing" alt="" width="1600" height="1000" loading="lazy">',
    )
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  },
)

test('is blank for a body without text', () => {
  expect(bodyHtml(null, 'id')).toBe('')
  expect(toHtml({ type: 'paragraph', version: 1, children: [] })).toBe('')
})

test('shows tables with their headings, super- and subscript, and lists within items, without styles', () => {
  const cell = (headerState: number, format: number, content: string, colSpan = 1) => ({
    ...{ type: 'tablecell', version: 1, headerState, colSpan, rowSpan: 1, backgroundColor: 'red' },
    children: [{ type: 'paragraph', version: 1, children: [{ ...text, format, text: content }] }],
  })
  const row = (...children: object[]) => ({ type: 'tablerow', version: 1, children })
  const rows = [row(cell(3, 0, 'a', 2)), row(cell(2, 0, 'm'), cell(0, 64, '3'))]
  expect(toHtml({ type: 'table', version: 1, children: rows })).toBe(
    '<table><tbody><tr><th scope="col" colspan="2"><p>a</p></th></tr><tr><th scope="row"><p>m</p></th><td><p><sup>3</sup></p></td></tr></tbody></table>',
  )
  const item = (...children: object[]) => ({ type: 'listitem', version: 1, children })
  const list = (...children: object[]) => ({
    ...{ type: 'list', version: 1, listType: 'bullet', tag: 'ul' },
    children,
  })
  const nested = list(item({ ...text, text: 'a' }), item(list(item({ ...text, text: 'b' }))))
  expect(toHtml(nested)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>')
})
