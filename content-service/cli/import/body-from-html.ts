import {
  convertHTMLToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import type { Payload } from 'payload'
import { isSiteAddress } from '../../src/collections/menu-items/site-address.ts'
import type { BlogPost } from '../../src/platform/payload-types.ts'
import type { ImportContext } from './import-context.ts'
import { importPicture } from './import-picture.ts'
import type { Texts } from './texts.ts'

type Body = BlogPost['body']

/** Elements removed together with their content. */
const removed = 'script, style, iframe, object, embed, video, audio, form, svg, template, noscript'

/** Elements turned into plain text. */
const flattened = 'td table, th table, pre'

const headings = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' } as const

/**
 * Converts untrusted HTML to the body of an article: nothing in it runs, and only formats of the editor remain. Its
 * pictures are imported into the media library.
 *
 * @returns the editor's state, and what was lost
 */
export async function bodyFromHtml(
  context: ImportContext,
  html: string,
  getTexts: (picture: string | null) => Texts,
): Promise<{ body: Body; omissions: string[] }> {
  // Without `runScripts` and `resources` the document runs no scripts and fetches nothing.
  const { document } = new JSDOM(html.trim() || '<p>–</p>').window
  const omissions = removeUnsupported(document)
  for (const link of document.querySelectorAll('a')) unwrapUnsafe(link)
  for (const [from, to] of Object.entries(headings)) renameAll(document, from, to)
  for (const image of document.querySelectorAll('img')) {
    const address = image.getAttribute('src')
    const id = await importPicture(context, 'blog', address, getTexts(address))
    if (id === null) image.remove()
    else makeBlock(image, id)
  }
  const state = convertHTMLToLexical({
    editorConfig: await getEditor(context.payload),
    html: document.body.innerHTML,
    JSDOM,
  })
  return { body: withNumericIds(state) as Body, omissions }
}

function removeUnsupported(document: Document): string[] {
  const omissions = new Set<string>()
  for (const element of document.querySelectorAll(removed)) {
    omissions.add(`<${element.localName}> was omitted`)
    element.remove()
  }
  for (const element of document.querySelectorAll(flattened)) {
    omissions.add(`<${element.localName}> became plain text`)
  }
  return [...omissions]
}

/** Replaces a link with an unsafe target by its text. */
function unwrapUnsafe(link: HTMLAnchorElement): void {
  const target = link.getAttribute('href') ?? ''
  if (isSiteAddress(target) || /^(mailto|tel):/.test(target)) return
  link.replaceWith(...link.childNodes)
}

function renameAll(document: Document, from: string, to: string): void {
  for (const element of document.querySelectorAll(from)) {
    const renamed = document.createElement(to)
    renamed.append(...element.childNodes)
    element.replaceWith(renamed)
  }
}

/** Turns a picture into the editor's picture block, outside any paragraph: inside one the picture would be lost. */
function makeBlock(image: HTMLImageElement, id: number): void {
  image.setAttribute('data-lexical-upload-relation-to', 'media')
  image.setAttribute('data-lexical-upload-id', String(id))
  const block = image.closest('p, h2, h3, li, blockquote')
  if (!block) return
  block.after(image)
  if (block.textContent.trim() === '') block.remove()
}

let editor: Promise<SanitizedServerEditorConfig> | undefined

function getEditor({ collections }: Payload): Promise<SanitizedServerEditorConfig> {
  const field = collections['blog-posts'].config.flattenedFields.find(({ name }) => name === 'body')
  if (field?.type !== 'richText') throw new Error('Posts have no body')
  editor ??= Promise.resolve(editorConfigFactory.fromField({ field }))
  return editor
}

/** HTML attributes contain a picture's id as text; the database needs a number. */
function withNumericIds(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNumericIds)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, value]) => [name, withNumericIds(value)])
  const copy = Object.fromEntries(entries)
  return copy.type === 'upload' ? { ...copy, value: Number(copy.value) } : copy
}
