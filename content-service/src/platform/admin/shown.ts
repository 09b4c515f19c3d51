import type { Label } from './labels.ts'

/** How much of a text the site shows in a place, or the form accepts. */
export type Shown =
  | { characters: number; place: keyof typeof places }
  | { words: number }
  | { atMost: number }

type Language = keyof Label

const places = {
  cards: { id: 'Kartu di beranda', en: 'Cards on the home page' },
  home: { id: 'Kutipan di beranda', en: 'Excerpt on the home page' },
  search: { id: 'Mesin pencari', en: 'Search engines' },
  menu: { id: 'Menu', en: 'Menu' },
} satisfies Record<string, Label>

const words = {
  characters: { id: 'karakter', en: 'characters' },
  cutAfter: { id: 'terpotong setelah', en: 'cut after' },
} satisfies Record<string, Label>

/** Counting earlier would distract from writing. */
const countedFrom = 0.8

/** The number of last shown characters that are quoted, which help an editor find the place. */
const repeatedCharacters = 16

/**
 * Describes to an editor how much of a text is shown, once it nears the limit; `isCut` if only a part is. Characters are
 * counted by code points, as on the site.
 */
export function describeShown(text: string, shown: Shown, language: Language) {
  const plain = text.replace(/\s+/gu, ' ').trim()
  if ('words' in shown) {
    const beginning = plain.split(' ').slice(0, shown.words).join(' ')
    return {
      text: `${places.menu[language]}: ${beginning.replace(/(?<![\s,.;:–—-])[\s,.;:–—-]+$/u, '') || '–'}`,
      isCut: false,
    }
  }
  if ('atMost' in shown) {
    const length = text.length
    if (length < countedFrom * shown.atMost) return null
    return {
      text: `${length} / ${shown.atMost} ${words.characters[language]}`,
      isCut: length > shown.atMost,
    }
  }
  const characters = Array.from(plain)
  if (characters.length < countedFrom * shown.characters) return null
  const isCut = characters.length > shown.characters
  const count = `${characters.length} / ${shown.characters} ${words.characters[language]}`
  const ending = characters.slice(0, shown.characters).slice(-repeatedCharacters).join('').trim()
  const cut = isCut ? ` · ${words.cutAfter[language]} “…${ending}”` : ''
  return { text: `${places[shown.place][language]}: ${count}${cut}`, isCut }
}
