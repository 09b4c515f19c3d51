import { DomUtils, parseDocument } from 'htmlparser2'

/** The channel of an RSS document and its items: the text of each element by its name, or its attributes if it has no text. */
export function readRss(xml: string) {
  const [channel] = DomUtils.getElementsByTagName('channel', parseDocument(xml, { xmlMode: true }))
  const children = channel ? getChildren(channel) : []
  const items = children.filter(({ name }) => name === 'item')
  return {
    ...getFields(children.filter((child) => !items.includes(child))),
    items: items.map((item) => getFields(getChildren(item))),
  }
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

function getChildren(element: Element): Element[] {
  return DomUtils.getElementsByTagName('*', element.children, false)
}

function getFields(elements: readonly Element[]): Record<string, unknown> {
  return Object.fromEntries(
    elements.map((element) => [element.name, DomUtils.textContent(element) || element.attribs]),
  )
}
