import { inLocale, type Locale } from '@niaga/contract/locale'
import type { BlogPost } from '../src/platform/payload-types.ts'
import type { Block, Text } from './types.ts'

type Body = BlogPost['body']
type Node = Body['root']['children'][number]

/** Converts the parts of a body to the editor's state in one language. */
export function getBody(blocks: readonly Block[], locale: Locale): Body {
  const children = blocks.map((block) => toNode(block, locale))
  return { root: { type: 'root', ...container, children } }
}

const container = { version: 1, direction: 'ltr', format: '', indent: 0 } as const

function toNode(block: Block, locale: Locale): Node {
  if ('heading' in block) {
    const children = [textNode(block.heading, locale)]
    return { type: 'heading', ...container, tag: 'h2', children }
  }
  if ('list' in block) return listNode('bullet', 'ul', block.list, locale)
  if ('steps' in block) return listNode('number', 'ol', block.steps, locale)
  const child = 'link' in block ? linkNode(block, locale) : textNode(block, locale)
  return { type: 'paragraph', ...container, textFormat: 0, textStyle: '', children: [child] }
}

function listNode(listType: string, tag: string, items: readonly Text[], locale: Locale): Node {
  const children = items.map((item, index) => ({
    type: 'listitem',
    ...container,
    value: index + 1,
    children: [textNode(item, locale)],
  }))
  return { type: 'list', ...container, listType, tag, start: 1, children }
}

function linkNode({ link, to }: { link: Text; to: string }, locale: Locale): Node {
  const fields = { linkType: 'custom', url: to, newTab: false }
  return { type: 'link', ...container, version: 3, fields, children: [textNode(link, locale)] }
}

function textNode(texts: Text, locale: Locale): Node {
  const text = inLocale(texts, locale)
  return { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
}
