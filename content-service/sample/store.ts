import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload, PayloadRequest } from 'payload'
import type { PictureKey, Text } from './types.ts'

/** Everything is stored through one request, and so in one transaction. */
export type Store = { payload: Payload; req: PayloadRequest }

/** The id of each stored picture. */
export type PictureIds = Record<PictureKey, number>

/** Returns a position in steps of ten, which lets an editor insert something between. */
export function sortOrderAt(index: number): number {
  return (index + 1) * 10
}

/** Returns each text in one language. */
export function textsIn<Texts extends Record<string, Text>>(texts: Texts, locale: BaseLocale) {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]])) as {
    [name in keyof Texts]: string
  }
}
