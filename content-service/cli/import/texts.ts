import type { Locale } from '@niaga/contract/locale'

/** A text as the other host tells it in each language. */
export type Texts = Record<Locale, string>

/** One text of an entry that was read in both languages. */
export function textsOf<Answer>(
  answers: Record<Locale, Answer>,
  pick: (answer: Answer, locale: Locale) => string | null | undefined,
): Texts {
  const id = pick(answers.id, 'id')?.trim() ?? ''
  return { id, en: pick(answers.en, 'en')?.trim() || id }
}

/** What an editor must write and nobody wrote there stands as a dash, which is easily found. */
export function orDash({ id, en }: Texts): Texts {
  return { id: id || en || '–', en: en || id || '–' }
}

/** Two readings of one list, entry beside entry; what the English one lacks is told in Indonesian. */
export function pairedById<Entry extends { id: number }>(
  lists: Record<Locale, { items: Entry[] }>,
): Record<Locale, Entry>[] {
  const english = new Map(lists.en.items.map((entry) => [entry.id, entry]))
  return lists.id.items.map((entry) => ({ id: entry, en: english.get(entry.id) ?? entry }))
}
