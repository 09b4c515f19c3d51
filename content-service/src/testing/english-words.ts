import { en } from '@payloadcms/translations/languages/en'

/** Words of Payload's English catalogue that Indonesian has too, or that it takes over as they are. */
const shared = new Set(
  `admin api area bar browser data email filter folder global id image info internal item key log menu minimum panel per
  root spam status tab token url valid widget`.split(/\s+/),
)

/** What Payload writes into its pages in English without asking its catalogue. */
const hardCoded = ['all', 'am', 'copy', 'failed', 'original', 'pm', 'saved', 'successfully', 'time']

const english = new Set(
  [...textsOf(en.translations).flatMap(wordsOf), ...hardCoded].filter((word) => !shared.has(word)),
)

/** The words of an Indonesian text that are English ones of the admin. */
export function englishWordsIn(text: string): string[] {
  return wordsOf(text).filter((word) => english.has(word))
}

/** Every text of a catalogue. */
export function textsOf(catalogue: object): string[] {
  return Object.values(catalogue).flatMap((text) =>
    typeof text === 'object' && text !== null ? textsOf(text) : [String(text)],
  )
}

function wordsOf(text: string): string[] {
  const plain = text.replace(/\{\{.*?\}\}|<[^>]*>/g, ' ').toLowerCase()
  return plain.match(/\p{Letter}+/gu) ?? []
}
