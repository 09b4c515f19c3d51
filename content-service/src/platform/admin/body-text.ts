/** Nodes that stand inside a sentence; every other one ends a line. */
const inline = new Set(['text', 'link', 'autolink', 'tab'])

/**
 * The text of a body as the editor's form holds it, on one line, as the site reads it out of the HTML:
 * a space between blocks, none inside a sentence.
 */
export function bodyText(body: unknown): string {
  return isObject(body) && 'root' in body ? textOf(body.root).replace(/\s+/gu, ' ').trim() : ''
}

function textOf(node: unknown): string {
  if (!isObject(node)) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const text = children.map(textOf).join('')
  return 'type' in node && inline.has(String(node.type)) ? text : ` ${text} `
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
