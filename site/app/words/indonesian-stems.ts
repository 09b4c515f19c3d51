// cspell:ignore aiueo lrwymn cdjsz enge penambatan nambat
import { indonesianRoots } from './indonesian-roots.ts'

/**
 * Returns the possible stems of an Indonesian word: the root if it is known (`pengiriman`: `kirim`), otherwise the few
 * stems that its affixes allow, the likeliest first (`penambatan`: `tambat`, `nambat`). Empty for a word that is its own
 * stem.
 *
 * The affixes are from Asian, Williams and Tahaghoghi, "Stemming Indonesian" (2005), without the paper's dictionary of
 * 30,000 words to decide between them.
 *
 * @param word in lower case
 */
export function getIndonesianStems(word: string): string[] {
  if (word.length < shortestDerived || indonesianRoots.has(word)) return []
  const bases = withoutSuffixes(word)
  const stems = bases.flatMap((base) => [base, ...withoutPrefixes(base)])
  const root = stems.find((stem) => indonesianRoots.has(stem))
  if (root !== undefined) return [root]
  const guesses = bases.toReversed().flatMap((base) => {
    const without = withoutPrefixes(base).filter((stem) => stem.length >= shortestGuess)
    return without.length > 0 ? without : [base]
  })
  return [...new Set(guesses)].filter((stem) => stem !== word).slice(0, maxGuesses)
}

const shortestDerived = 5
/** Shorter remainders mostly come from words that only seem to have affixes. */
const shortestGuess = 4
const shortestRoot = 3
const maxGuesses = 2

/** Returns the word, then without its particle and possessive, then without its derivational suffix. */
function withoutSuffixes(word: string): string[] {
  const inflected = strip(word, /(?:[klt]ah|pun)$/)
  const owned = strip(inflected, /(?:nya|[km]u)$/)
  const short = strip(owned, /(?:an|i)$/)
  const shorter = strip(owned, /kan$/)
  return [...new Set([word, owned, short, shorter])].filter((base) => base.length >= shortestRoot)
}

function strip(word: string, ending: RegExp): string {
  const base = word.replace(ending, '')
  return base.length >= shortestRoot ? base : word
}

/** Removes up to two prefixes, such as `di-per-` and `ke-ber-`. */
function withoutPrefixes(word: string): string[] {
  const once = withoutPrefix(word)
  return [...new Set([...once, ...once.flatMap(withoutPrefix)])]
}

/** Nasal prefixes, each with the letters that a root may lose after it. */
const nasal: readonly (readonly [prefix: RegExp, lost: readonly string[]])[] = [
  [/^[mp]enge(?=[^aiueo])/, ['']],
  [/^[mp]eng(?=[aiueo])/, ['k', '']],
  [/^[mp]eng(?=[ghk])/, ['']],
  [/^[mp]eny(?=[aiueo])/, ['s']],
  [/^[mp]en(?=[aiueo])/, ['t', 'n']],
  [/^[mp]en(?=[cdjsz])/, ['']],
  [/^[mp]em(?=[aiueo])/, ['p', 'm']],
  [/^[mp]em(?=[bfv])/, ['']],
  [/^[mp]e(?=[lrwymn])/, ['']],
]

const plain = [/^(?:di|ke|se|ter|be|te)/, /^(?:ber|per|pel|bel)/]

function withoutPrefix(word: string): string[] {
  const nasalStems = nasal.flatMap(([prefix, consonant]) =>
    prefix.test(word) ? consonant.map((letter) => letter + word.replace(prefix, '')) : [],
  )
  const others = plain.flatMap((prefix) => (prefix.test(word) ? [word.replace(prefix, '')] : []))
  return [...nasalStems, ...others].filter(
    (stem) => stem.length >= shortestRoot && /[aiueo]/.test(stem),
  )
}
