import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** The number of checked characters: the work grows faster than the length, and these suffice for the highest score. */
const maxLength = 40

/** Ten times the threshold of zxcvbn's highest score, which even two names and a symbol reach. Twelve random characters have 10¹². */
const minGuesses = 1e11

/** Words that people of the trade use in passwords; the names of the account and the host are added. */
const tradeWords = ['niaga', 'tambang', 'batubara']

/** Loaded when the first password is set, because the word lists need 30 MB. */
let zxcvbn: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password is easy to guess, by zxcvbn's estimate.
 *
 * @param names the names of the account and the company, in any spelling
 */
export async function isGuessable(password: string, names: readonly string[]): Promise<boolean> {
  zxcvbn ??= loadZxcvbn()
  const { guesses } = (await zxcvbn).check(password.slice(0, maxLength), [
    ...tradeWords,
    ...names,
    ...names.flatMap((name) => name.match(/[\p{Letter}\d]+/gu) ?? []),
  ])
  return guesses < minGuesses
}

async function loadZxcvbn(): Promise<ZxcvbnFactory> {
  const [core, common, indonesian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-id'),
  ])
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...indonesian.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength,
    // Each possible substitute for a letter multiplies the spellings to look up.
    l33tMaxSubstitutions: 8,
  })
}
