import { maxItems } from '@niaga/contract/enquiry-terms'
import { keepInTab, keptInTab } from '../../ui/kept-in-tab.ts'
import { draftName, showRequest } from '../../ui/requested.ts'
import { type ContactValues, contactTexts } from './contact.ts'
import { getFields, type Item, isItemKind } from './items/item.ts'

export type Draft = Omit<ContactValues, 'attachments'> & {
  /** The query whose items the draft already contains, so a reload does not restore removed items. */
  address: string
  /** The sentence with which the site began the message, in the language of that page. */
  opening: string
}

/**
 * Keeps a visitor's input in this tab until it is sent: a reload loses nothing, items from several pages are collected,
 * and a later user of the browser does not find it.
 */
export function keepDraft(draft: Draft): void {
  keepInTab(draftName, JSON.stringify(draft))
  showRequest()
}

export function readDraft(): Draft | null {
  return parseDraft(keptInTab(draftName))
}

export function dropDraft(): void {
  keepInTab(draftName, '')
  showRequest()
}

function parseDraft(stored: string): Draft | null {
  try {
    const values: unknown = JSON.parse(stored)
    if (typeof values !== 'object' || values === null) return null
    return {
      ...contactTexts((field) => textIn(values, field) ?? ''),
      items: parseItems(Reflect.get(values, 'items')),
      address: textIn(values, 'address') ?? '',
      opening: textIn(values, 'opening') ?? '',
    }
  } catch {
    return null
  }
}

function parseItems(stored: unknown): Item[] {
  const listed: unknown[] = Array.isArray(stored) ? stored : []
  return listed.slice(0, maxItems).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return []
    const kind: unknown = Reflect.get(entry, 'kind')
    if (!isItemKind(kind)) return []
    const texts = getFields(kind).map((field) => [field, textIn(entry, field)] as const)
    return [{ kind, ...Object.fromEntries(texts.filter(([, text]) => text !== null)) }]
  })
}

function textIn(values: object, name: string): string | null {
  const value: unknown = Reflect.get(values, name)
  return typeof value === 'string' ? value : null
}
