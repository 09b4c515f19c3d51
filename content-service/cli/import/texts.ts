import type { BaseLocale } from '@niaga/contract/locale'

export type ByLocale<Value> = Record<BaseLocale, Value>

/** A text of the other host in each language. */
export type Texts = ByLocale<string>

/** One text of an entry that was read in both languages. */
export function textsOf<Entry>(
  entries: ByLocale<Entry>,
  pick: (entry: Entry, locale: BaseLocale) => string | null | undefined,
): Texts {
  const id = pick(entries.id, 'id')?.trim() ?? ''
  return { id, en: pick(entries.en, 'en')?.trim() || id }
}

/** Who made the picture of an entry. */
export function creditOf(entries: ByLocale<{ image_credit?: string | undefined }>): Texts {
  return textsOf(entries, ({ image_credit: credit }) => credit)
}

/** Replaces a missing required text by a dash, which editors find easily. */
export function orDash({ id, en }: Texts): Texts {
  return { id: id || en || '–', en: en || id || '–' }
}

/** Pairs the entries of a list in both languages; where the English one lacks an entry, the Indonesian one is used. */
export function pairedById<Entry extends { id: number }>(
  lists: ByLocale<{ items: Entry[] }>,
): ByLocale<Entry>[] {
  const english = new Map(lists.en.items.map((entry) => [entry.id, entry]))
  return lists.id.items.map((entry) => ({ id: entry, en: english.get(entry.id) ?? entry }))
}
