/** Inline nodes; all others are blocks. */
const inline = new Set(['text', 'link', 'autolink', 'tab'])

/**
 * Returns the text of a body in the editor's state, on one line, as the site extracts it from the HTML: a space between
 * blocks, no space between inline nodes.
 */
export function bodyText(body: unknown): string {
  return isObject(body) && 'root' in body ? getText(body.root).replace(/\s+/gu, ' ').trim() : ''
}

function getText(node: unknown): string {
  if (!isObject(node)) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const text = children.map(getText).join('')
  return 'type' in node && inline.has(String(node.type)) ? text : ` ${text} `
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
