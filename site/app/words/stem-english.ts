// cspell:ignore bdgmnprt
/**
 * Returns the stem of an English word without plural, `-ing`, `-ed` or a silent `e`: `hire`, `hired` and `hiring` have one
 * stem. It joins fewer words than Porter's algorithm, which turns `ceramics` into `ceram`; `null` for a word that is its
 * own stem.
 *
 * @param word in lower case
 */
export function getEnglishStem(word: string): string | null {
  const stem = withoutSilent(withoutEnding(singular(word)))
  return stem === word ? null : stem
}

/** Shorter stems would be other words: `thing`, `red`. */
const shortest = 3

function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  const ending = ['ing', 'ed'].find((suffix) => word.endsWith(suffix))
  if (ending === undefined) return word
  const stem = word.slice(0, -ending.length)
  if (stem.length < shortest || !/[aeiouy]/.test(stem)) return word
  // Matches `shipping`, but not `milling` and `pressed`.
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}

function withoutSilent(word: string): string {
  return word.length > shortest && word.endsWith('e') ? word.slice(0, -1) : word
}
