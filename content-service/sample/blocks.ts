import type { Block, Text } from './types.ts'

export function heading(id: string, en: string): Block {
  return { kind: 'heading', level: 2, text: { id, en } }
}

export function paragraph(id: string, en: string): Block {
  return { kind: 'paragraph', text: { id, en } }
}

/** A paragraph that links to a page of the site by its Indonesian address. */
export function link(id: string, en: string, to: string): Block {
  return { kind: 'link', text: { id, en }, to }
}

/** A paragraph with a formula, which may wrap only before an equals sign. */
export function formula(id: string, en: string): Block {
  return paragraph(unbroken(id), unbroken(en))
}

function unbroken(text: string): string {
  return text.replaceAll(/ (?!=)/g, '\u00a0')
}

function pairs(id: string[], en: string[]): Text[] {
  if (id.length !== en.length) throw new Error(`${id.length} items in id, ${en.length} in en`)
  return id.map((text, index) => ({ id: text, en: en[index] ?? '' }))
}

/** A list with the same items in both languages, in the same order. */
export function bullets(id: string[], en: string[]): Block {
  return { kind: 'list', ordered: false, items: pairs(id, en) }
}

/** A numbered list, otherwise like `bullets`. */
export function steps(id: string[], en: string[]): Block {
  return { kind: 'list', ordered: true, items: pairs(id, en) }
}
