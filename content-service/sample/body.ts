import type { BaseLocale } from '@niaga/contract/locale'
import type { BlogPost } from '../src/platform/payload-types.ts'
import type { Block } from './types.ts'

type Body = BlogPost['body']
type Node = Body['root']['children'][number]

/** Converts plain blocks to the editor's state in one language. */
export function getBody(blocks: readonly Block[], locale: BaseLocale): Body {
  const children = blocks.map((block) => toNode(block, locale))
  return { root: { type: 'root', ...container, children } }
}

const container = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

function toNode(block: Block, locale: BaseLocale): Node {
  if (block.kind === 'paragraph') {
    const children = [textNode(block.text[locale])]
    return { type: 'paragraph', ...container, textFormat: 0, textStyle: '', children }
  }
  if (block.kind === 'link') {
    const fields = { linkType: 'custom', url: block.to, newTab: false }
    const children = [textNode(block.text[locale])]
    const link = { type: 'link', ...container, version: 3, fields, children }
    return { type: 'paragraph', ...container, textFormat: 0, textStyle: '', children: [link] }
  }
  if (block.kind === 'heading') {
    const children = [textNode(block.text[locale])]
    return { type: 'heading', ...container, tag: `h${block.level}`, children }
  }
  return {
    type: 'list',
    ...container,
    listType: block.ordered ? 'number' : 'bullet',
    tag: block.ordered ? 'ol' : 'ul',
    start: 1,
    children: block.items.map((item, index) => ({
      type: 'listitem',
      ...container,
      value: index + 1,
      children: [textNode(item[locale])],
    })),
  }
}

function textNode(text: string): Node {
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}
