import { largestUploadBytes } from '@niaga/server-kit/body-limits'
import { pictureTypes } from '../../media/upload-limits.ts'

const ownFormat = 'application/x-lexical-editor'

/** What an article cannot contain, and the end of the text before it (`''` at the beginning). */
export type Omission = { kind: keyof typeof unsupported; after: string }

type Checked = { accepted: DataTransfer; omissions: Omission[] }

/**
 * Prepares pasted or dropped data for the editor: the lists of Word become lists, headings become the two levels of an
 * article, and what an article cannot contain is removed and returned. A picture copied from a page is pasted both as a
 * URL and as a file; then the file is used.
 *
 * @returns the same data if nothing has to change
 */
export function cleanPaste(data: DataTransfer): Checked {
  if (data.types.includes(ownFormat)) return { accepted: data, omissions: [] }
  const files = [...data.files]
  const goodFiles = files.filter(isAcceptedFile)
  const page = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  const before = page.body.innerHTML
  const omissions = cleanPage(page)
  const isUnchanged = page.body.innerHTML === before && omissions.length === 0
  if (isUnchanged && goodFiles.length === files.length) return { accepted: data, omissions }
  const accepted = new DataTransfer()
  const text = page.body.textContent.trim()
  if (text === '' && page.images.length === 0) {
    for (const file of goodFiles) accepted.items.add(file)
    const isComplete = goodFiles.length > 0 && goodFiles.length === files.length
    return { accepted, omissions: isComplete ? [] : [{ kind: 'picture', after: '' }] }
  }
  accepted.setData('text/html', page.body.innerHTML)
  accepted.setData('text/plain', text)
  return { accepted, omissions }
}

function isAcceptedFile({ type, size }: File): boolean {
  return pictureTypes.includes(type) && size <= largestUploadBytes
}

/** What an article cannot contain, as selectors of elements; `heading` depends on the page. */
const unsupported = {
  picture: 'img',
  formula: String.raw`math, m\:omath`,
  object: 'svg, canvas, iframe, video, audio, object, embed, input, select, textarea',
  table: 'td table, th table',
  strike: 's, strike, del, [style*="line-through"]',
  // Word links footnotes, and a page its own parts.
  link: 'a[href]:not([href^="http:"], [href^="https:"], [href^="mailto:"], [href^="tel:"], [href^="/"])',
  // Links are underlined everywhere.
  underline: `:is(u, ins, ${styled('decoration', 'underline')}, ${styled('decoration-line', 'underline')}):not(a, a *)`,
  // Numbers and headings of tables are aligned everywhere.
  align: `:is(center, [align="center"], [align="right"], ${styled('align', 'center')}, ${styled('align', 'right')}):not(table, table *)`,
  heading: ':not(*)',
}

/** Selects elements by a style that is written with or without a space. */
function styled(name: string, value: string): string {
  return `[style*="${name}:${value}"], [style*="${name}: ${value}"]`
}

/** Only these are removed with their text. */
const removedKinds: string[] = ['picture', 'formula', 'object'] satisfies Omission['kind'][]

/** Changes a parsed page to what an article can contain. */
export function cleanPage(page: Document): Omission[] {
  joinListLines(page)
  for (const anchor of page.querySelectorAll('a:not([href])')) unwrap(anchor)
  const [, , ...lower] = headingTags.filter((tag) => page.querySelector(tag))
  const selectors = { ...unsupported, ...(lower.length > 0 && { heading: lower.join() }) }
  const omissions = Object.entries(selectors).flatMap(([kind, selector]) =>
    [...page.querySelectorAll(selector)]
      .filter((element) => !isEmbedded(element) && !element.parentElement?.closest(selector))
      .map((element) => ({ element, kind: kind as Omission['kind'], after: textBefore(element) })),
  )
  for (const { element, kind } of omissions) {
    if (removedKinds.includes(kind)) element.remove()
    else if (kind === 'table') element.replaceWith(` ${element.textContent} `)
    else if (kind === 'link') unwrap(element)
  }
  joinHeadings(page)
  return omissions.map(({ kind, after }) => ({ kind, after }))
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Whether a picture belongs to this service or is a data URL. */
function isEmbedded(element: Element): boolean {
  if (element.hasAttribute('data-lexical-upload-id')) return true
  const [, type] = /^data:(image\/[a-z]+);base64,/.exec(element.getAttribute('src') ?? '') ?? []
  return type !== undefined && pictureTypes.includes(type)
}

/** Enough for an editor to find the place. */
const wordsBefore = 4

/** Returns the last words before an element in its own block, else in the block before it, else on the page. */
function textBefore(element: Element): string {
  const { body } = element.ownerDocument
  const blocks = [element.parentElement, element.previousElementSibling].flatMap(
    (one) => one?.closest(`p, li, td, th, blockquote, ${headingTags}`) ?? [],
  )
  const range = element.ownerDocument.createRange()
  for (const block of [...blocks, body]) {
    range.setStart(block, 0)
    range.setEndBefore(element)
    const words = range.toString().trim().split(/\s+/).slice(-wordsBefore).join(' ')
    if (words !== '') return words
  }
  return ''
}

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Headings become the two levels of an article: the highest of a text, and one for all others. */
function joinHeadings(page: Document): void {
  const headings = [...page.querySelectorAll(headingTags.join())]
  const highest = headings.map(({ tagName }) => tagName).sort()[0]
  for (const heading of headings) {
    const joined = page.createElement(heading.tagName === highest ? 'h2' : 'h3')
    joined.append(...heading.childNodes)
    heading.replaceWith(joined)
  }
}

/** Word writes the items of a list as paragraphs with a level and a typed marker. */
function joinListLines(page: Document): void {
  let lists: Element[] = []
  for (const line of page.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/.exec(line.getAttribute('style') ?? '')?.[1] ?? 1)
    const marker = [...line.querySelectorAll('[style]')].find((element) =>
      /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
    )
    const listTag = /^\s*[\da-z]{1,4}[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (line.previousElementSibling !== lists[0]) lists = []
    lists = lists.slice(0, level)
    while (lists.length < level) {
      const list = page.createElement(listTag)
      const outer = lists.at(-1)
      if (outer)
        (outer.lastElementChild ?? outer.appendChild(page.createElement('li'))).append(list)
      else line.before(list)
      lists.push(list)
    }
    const item = page.createElement('li')
    item.append(...line.childNodes)
    lists.at(-1)?.append(item)
    line.remove()
  }
}
