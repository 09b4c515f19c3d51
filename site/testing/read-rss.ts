import { DomUtils, parseDocument } from 'htmlparser2'

/** The channel of an RSS document and its items: the text of each element by its name, or its attributes if it has no text. */
export function readRss(xml: string) {
  const [channel] = DomUtils.getElementsByTagName('channel', parseDocument(xml, { xmlMode: true }))
  const children = channel ? childrenOf(channel) : []
  const items = children.filter(({ name }) => name === 'item')
  return {
    ...fieldsOf(children.filter((child) => !items.includes(child))),
    items: items.map((item) => fieldsOf(childrenOf(item))),
  }
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

function childrenOf(element: Element): Element[] {
  return DomUtils.getElementsByTagName('*', element.children, false)
}

function fieldsOf(elements: readonly Element[]): Record<string, unknown> {
  return Object.fromEntries(
    elements.map((element) => [element.name, DomUtils.textContent(element) || element.attribs]),
  )
}
