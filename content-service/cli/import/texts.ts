import type { BaseLocale, Localized } from '@niaga/contract/locale'

/** A text of the other host in each language. */
export type Texts = Localized<string>

/** Returns one text of an entry in both languages. */
export function getTexts<Entry>(
  entries: Localized<Entry>,
  pick: (entry: Entry, locale: BaseLocale) => string | null | undefined,
): Texts {
  const id = pick(entries.id, 'id')?.trim() ?? ''
  return { id, en: pick(entries.en, 'en')?.trim() || id }
}

/** Returns the author of an entry's picture. */
export function getCredit(entries: Localized<{ image_credit?: string | undefined }>): Texts {
  return getTexts(entries, ({ image_credit: credit }) => credit)
}

/** Returns the alternative text of an entry's picture, else the entry's name. */
export function getAlt(entries: Localized<{ image_alt?: string | undefined }>, name: Texts): Texts {
  const alt = getTexts(entries, ({ image_alt: text }) => text)
  return { id: alt.id || name.id, en: alt.en || name.en }
}

/** Replaces a missing required text with a dash, which editors find easily. */
export function orDash({ id, en }: Texts): Texts {
  return { id: id || en || '–', en: en || id || '–' }
}

/** Pairs the entries of a list in both languages; the Indonesian entry replaces a missing English one. */
export function pairedById<Entry extends { id: number }>(
  lists: Localized<{ items: Entry[] }>,
): Localized<Entry>[] {
  const english = new Map(lists.en.items.map((entry) => [entry.id, entry]))
  return lists.id.items.map((entry) => ({ id: entry, en: english.get(entry.id) ?? entry }))
}
