import sanitizeHtml from 'sanitize-html'
import { pictureSources } from '../../ui/picture-address.ts'
import { textLines } from '../../ui/text/plain-text.ts'
import { linkAddress } from '../../ui/text/safe-address.ts'
import { typeset } from './typeset.ts'

export type ArticleAddresses = {
  /** Returns the site's own address of a picture in a body, or `null` if the site does not show it. */
  picture: (path: string) => string | null
  /** Returns the size of a picture if the body does not state it, or `null` if it is unknown. */
  pictureSize: (path: string) => { width: number; height: number } | null
  /** Returns the address of a path on this site in the visitor's language. */
  localise: (path: string) => string
  /** Returns the name of the nth table, for screen readers. */
  tableName: (number: number) => string
}

/** Width of a body's column in a wide window, in CSS pixels, and its `sizes` in other windows. */
const columnWidth = 848
const columnSizes = '(min-width: 80rem) 848px, (min-width: 64rem) 65vw, 92vw'

/** Elements whose text is shown exactly as typed. */
const verbatim = new Set(['pre', 'code', 'kbd', 'sub', 'sup'])

/** The page's own title is the only heading of the first level. */
const topLevel = 2
const lowestLevel = 6
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const tags = [
  ...['p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite', 'q', 'pre'],
  ...['code', 'kbd', 'em', 'i', 'strong', 'b', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub'],
  ...['sup', 'abbr', 'time', 'a', 'figure', 'figcaption', 'img', 'table', 'caption', 'thead'],
  ...['tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Elements removed with their content. Elements in neither list lose their tags but keep their text. */
const silentTags = [
  ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'template', 'iframe', 'frame'],
  ...['frameset', 'object', 'embed', 'applet', 'svg', 'math', 'title', 'xmp', 'audio', 'video'],
]

/**
 * No article has this many tags. Parsing time grows with the square of the nesting depth, so longer bodies are shown as
 * text.
 */
const maxTags = 20_000

/**
 * Returns a post's body as HTML that is safe in a page. The body comes from a content host and is not trusted: only the
 * tags and attributes of an article are kept, headings start below the page's own title and skip no level, pictures are
 * served by this site, and wide tables scroll in a region of their own.
 */
export function articleHtml(source: string, addresses: ArticleAddresses): string {
  if (source.split('<').length > maxTags) return paragraphs(textLines(source))
  const clean = sanitizeHtml(source, {
    allowedTags: [...tags, ...headings],
    nonTextTags: silentTags,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start', 'reversed'],
      time: ['datetime'],
      abbr: ['title'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 60,
    transformTags: {
      ...headingTransforms(source),
      a: (_tag, { href = '' }) => ({
        tagName: 'a',
        attribs: linkAttributes(href, addresses.localise),
      }),
      img: (_tag, attributes) => ({
        tagName: 'img',
        attribs: pictureAttributes(attributes, addresses),
      }),
    },
    textFilter: (text, tag) => (verbatim.has(tag) ? text : typeset(text)),
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs.src) ||
      (['p', ...headings].includes(tag) && text.trim() === '' && mediaChildren.length === 0),
  })
  return scrollingTables(withFormulas(clean), addresses.tableName)
}

function paragraphs(lines: readonly string[]): string {
  return lines
    .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .map((line) => `<p>${typeset(line)}</p>`)
    .join('')
}

/** Raises the body's highest heading to the level below the title; lower headings skip no level. */
function headingTransforms(source: string): Record<string, sanitizeHtml.Transformer> {
  let highest = lowestLevel
  for (const [, level] of source.matchAll(/<h([1-6])\b/gi))
    highest = Math.min(highest, Number(level))
  const shift = topLevel - highest
  let above = topLevel - 1
  return Object.fromEntries(
    headings.map((heading, index) => [
      heading,
      () => {
        above = Math.min(Math.max(index + 1 + shift, topLevel), above + 1, lowestLevel)
        return { tagName: `h${above}`, attribs: {} }
      },
    ]),
  )
}

/** Turns a link into plain text if its address is unsafe or points to a place in the body whose id is removed. */
function linkAttributes(href: string, localise: ArticleAddresses['localise']) {
  const address = href.trim().startsWith('#') ? '' : linkAddress(href, localise)
  if (address === '') return {}
  const attributes: Record<string, string> = { href: address }
  if (!address.startsWith('/')) attributes.rel = 'noopener noreferrer nofollow'
  return attributes
}

function pictureAttributes(
  { src = '', alt = '', width = '', height = '' }: Record<string, string>,
  { picture, pictureSize }: ArticleAddresses,
) {
  const address = picture(src)
  const attributes: Record<string, string> = { alt, loading: 'lazy', decoding: 'async' }
  if (address === null) return attributes
  const { src: plain, srcSet } = pictureSources(address, columnWidth)
  Object.assign(attributes, { src: plain, srcset: srcSet, sizes: columnSizes })
  // Requires both sizes: with only one, the picture would have wrong proportions while it loads.
  const isSaid = [width, height].every((size) => /^[1-9]\d{0,4}$/.test(size))
  const size = isSaid ? { width, height } : pictureSize(src)
  if (size) {
    Object.assign(attributes, { width: String(size.width), height: String(size.height) })
  }
  return attributes
}

const maxFormula = 120

/** Sets a paragraph that consists of a formula, such as `GAR = ADB × (100 − TM) ÷ (100 − IM)`, as a figure. */
function withFormulas(html: string): string {
  return html.replace(/<p>((?:(?!<\/?p>).)*)<\/p>/gsu, (paragraph, inner: string) => {
    const text = inner.replace(/<[^<>]*>/g, '')
    const isFormula = text.length <= maxFormula && /[=≈×÷]/.test(text) && !/[.:;!?]\s*$/.test(text)
    return isFormula ? `<figure class="formula">${paragraph}</figure>` : paragraph
  })
}

/** Matches only tags, because the sanitiser has escaped every other `<`. */
function scrollingTables(html: string, tableName: ArticleAddresses['tableName']): string {
  let number = 0
  return html
    .replace(/<table>/g, () => {
      number += 1
      return `<div class="article-table" role="region" aria-label="${tableName(number)}" tabindex="0"><table>`
    })
    .replace(/<\/table>/g, '</table></div>')
}
