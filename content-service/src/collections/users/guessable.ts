import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** Characters that are checked: the work grows faster than the length, and these are enough for any score. */
const maxLength = 40

/** Ten times what zxcvbn's highest score takes, which two names and a sign still reach; twelve random characters take 10¹². */
const leastGuesses = 1e11

/** Named in what people of the trade choose, beside the names of the account and the host. */
const tradeWords = ['niaga', 'tambang', 'batubara']

/** Loaded with the first password that is set, since the word lists take 30 MB. */
let zxcvbn: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password is among those that an attacker tries first, by the estimate of zxcvbn.
 *
 * @param names of the account and the company, in any spelling
 */
export async function isGuessable(password: string, names: readonly string[]): Promise<boolean> {
  zxcvbn ??= loadZxcvbn()
  const { guesses } = (await zxcvbn).check(password.slice(0, maxLength), [
    ...tradeWords,
    ...names,
    ...names.flatMap((name) => name.match(/[\p{Letter}\d]+/gu) ?? []),
  ])
  return guesses < leastGuesses
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
    // Each place where a digit may stand for a letter multiplies the spellings that are looked up.
    l33tMaxSubstitutions: 8,
  })
}
