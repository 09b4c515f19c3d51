import { en } from '@payloadcms/translations/languages/en'

/** Words of Payload's English catalogue that are also Indonesian, or used in it unchanged. */
const shared = new Set(
  `admin api area bar browser data email filter folder global id image info internal item key log menu minimum panel per
  root spam status tab token url valid widget`.split(/\s+/),
)

/** Words that Payload hard-codes in English. */
const hardCoded = ['all', 'am', 'copy', 'failed', 'original', 'pm', 'saved', 'successfully', 'time']

const english = new Set(
  [...getTexts(en.translations).flatMap(getWords), ...hardCoded].filter(
    (word) => !shared.has(word),
  ),
)

/** Returns the untranslated words in an Indonesian text of the admin. */
export function englishWordsIn(text: string): string[] {
  return getWords(text).filter((word) => english.has(word))
}

/** Returns every text of a catalogue. */
export function getTexts(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((text) =>
    typeof text === 'object' && text !== null ? getTexts(text) : [String(text)],
  )
}

/** Omits placeholders, which are the same in every language. */
function getWords(text: string): string[] {
  const plain = text.replace(/\{\{.*?\}\}|\{\w+\}|<[^>]*>/g, ' ').toLowerCase()
  return plain.match(/\p{Letter}+(?:['’]\p{Letter}+)*/gu) ?? []
}
