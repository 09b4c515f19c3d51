/**
 * What accounts have typed and not saved, in the browser. `localStorage` writes at once; a database of the browser would
 * lose the last words on a page that is left.
 */

const prefix = 'niaga-input'

/** More documents than anybody edits at once. */
const maxEntries = 30

/** Longer than a holiday; by then somebody has usually changed the stored document. */
const maxAgeMs = 14 * 24 * 3_600_000

/** Twice the longest article. Browsers store five million characters for an origin. */
const maxCharacters = 400_000
const maxTotalCharacters = 3_000_000

/** One message per page load: its cause does not end while the editor types. */
let isReported = false

/** Returns the place of an account's input: no other account reads it. */
export function inputPlace(account: number | string, ...names: (number | string)[]): string {
  return [prefix, account, ...names].join('/')
}

/** @param report informs the editor, once, that the storage is forbidden or full, or the input too long */
export function storeInput(place: string, input: object, report: () => void): void {
  const entry = JSON.stringify({ at: Date.now(), input })
  try {
    if (entry.length > maxCharacters) throw new RangeError('The input is too long.')
    localStorage.setItem(place, entry)
    removeOldest()
  } catch {
    if (!isReported) report()
    isReported = true
  }
}

/** @returns `null` without input, or if it is too old */
export function readInput(place: string): { at: number; input: unknown } | null {
  try {
    const { at, input } = Object(JSON.parse(localStorage.getItem(place) ?? ''))
    return Date.now() - at < maxAgeMs ? { at, input } : null
  } catch {
    return null
  }
}

export function removeInput(place: string): void {
  try {
    localStorage.removeItem(place)
  } catch {
    // The storage is forbidden, so nothing was stored.
  }
}

/** Removes all input of an account. */
export function removeInputs(account: number | string): void {
  for (const place of listPlaces(inputPlace(account))) removeInput(place)
}

function removeOldest(): void {
  let [entries, characters] = [0, 0]
  const newestFirst = listPlaces(prefix)
    .map((place) => ({ place, at: readInput(place)?.at ?? 0 }))
    .sort((one, next) => next.at - one.at)
  for (const { place, at } of newestFirst) {
    entries += 1
    characters += localStorage.getItem(place)?.length ?? 0
    if (at === 0 || entries > maxEntries || characters > maxTotalCharacters) removeInput(place)
  }
}

function listPlaces(folder: string): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(`${folder}/`))
  } catch {
    return []
  }
}
