import { commonWords } from './common-words.ts'

/** As far as a password is looked at. */
const longestLook = 128

/** What must be left of it, and how many different characters. */
const leastLeft = { characters: 6, different: 5 }

/** Shorter ones stand in many words. */
const shortestRun = 3
const shortestWord = 4

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz']
const keyPaths = ['1q2w3e4r5t6y7u8i9o0p', '1qaz2wsx3edc4rfv5tgb6yhn7ujm', 'qazwsxedcrfvtgbyhnujm']
const runs = [...keyRows, ...keyPaths].flatMap((run) => [run, [...run].reverse().join('')])

const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '4': 'a',
  '7': 't',
}

/**
 * Whether a password is among those that are tried first: little is left of it without common words, the names
 * that are given, digits, keys side by side and repetitions.
 *
 * @param names of the account and the company, in any writing
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const plain = password.toLowerCase().slice(0, longestLook)
  const known = [...commonWords, ...names.flatMap(wordsOf)]
  const left = [plain, undisguised(plain)].map((text) => without(text, known))
  return left.some(
    (text) => text.length < leastLeft.characters || new Set(text).size < leastLeft.different,
  )
}

function wordsOf(name: string): string[] {
  return (name.toLowerCase().match(/[\p{Letter}\d]+/gu) ?? []).filter(
    (word) => word.length >= shortestWord,
  )
}

function undisguised(text: string): string {
  return [...text].map((character) => disguises[character] ?? character).join('')
}

/** What is left of a text, from its beginning on, without the longest of what is known at each place. */
function without(text: string, known: readonly string[]): string {
  let left = ''
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at)
    const length = Math.max(
      ...known.map((word) => (rest.startsWith(word) ? word.length : 0)),
      ...runs.map((run) => sharedLength(rest, run)),
      /^[\d\s_.-]{2,}|^(.)\1{2,}|^(.{2,3})\2+/.exec(rest)?.[0].length ?? 0,
    )
    if (length === 0) left += text[at]
    at += Math.max(length, 1)
  }
  return left
}

/** How much of the beginning of a text stands in a run, or nothing where that is too short to mean it. */
function sharedLength(text: string, run: string): number {
  let length = shortestRun
  if (!run.includes(text.slice(0, length)) || text.length < length) return 0
  while (length < text.length && run.includes(text.slice(0, length + 1))) length += 1
  return length
}
