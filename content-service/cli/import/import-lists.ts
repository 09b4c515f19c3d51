import type { RequiredDataFromCollectionSlug } from 'payload'
import { businessFields } from '../../src/collections/businesses/businesses.ts'
import type { WireField } from '../../src/collections/content/wire-fields.ts'
import { galleryFields } from '../../src/collections/galleries/galleries.ts'
import { managerFields } from '../../src/collections/managements/managements.ts'
import { placeFields } from '../../src/collections/mining-locations/place-fields.ts'
import { personFields } from '../../src/collections/people/people.ts'
import {
  type SpokenLanguage,
  spokenLanguages,
} from '../../src/collections/people/spoken-languages.ts'
import { sortOrderAt } from '../../src/platform/admin/fields.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument } from './import-document.ts'
import { getContact } from './import-offer.ts'
import { importPicture } from './import-picture.ts'
import { readOptional } from './read-optional.ts'
import { getAlt, getCredit, getTexts, pairedById } from './texts.ts'
import { toStored } from './to-stored.ts'

const lists = {
  businesses: { endpoint: 'businesses', fields: businessFields(), picture: 'business' },
  'mining-locations': { endpoint: 'miningLocations', fields: placeFields(), picture: 'location' },
  managements: { endpoint: 'managements', fields: managerFields(), picture: 'manager' },
  galleries: { endpoint: 'galleries', fields: galleryFields(), picture: 'gallery' },
  people: { endpoint: 'people', fields: personFields(), picture: 'person' },
} as const

/** Imports a list of entries that have only fields and a picture; without a required picture, an entry is omitted. */
export async function importList(
  context: ImportContext,
  collection: keyof typeof lists,
): Promise<void> {
  const { report, source } = context
  const { endpoint, fields, picture: kind } = lists[collection]
  // People are an addition to the contract, which a host may lack.
  const both =
    collection === 'people'
      ? await readOptional(context, endpoint)
      : { id: await source.read(endpoint, 'id'), en: await source.read(endpoint, 'en') }
  if (!both) return
  if (both.id.malformed > 0) report.problem(collection, `${both.id.malformed} malformed`)
  const [title = ''] = Object.keys(fields)
  for (const [index, entry] of pairedById<Entry>(both).entries()) {
    const name = getTexts(entry, (one) => String(Reflect.get(one, title)))
    const pictures: Record<string, number | null> = {}
    for (const [wire, field] of Object.entries<WireField>(fields)) {
      if (field.type !== 'upload') continue
      const path = Reflect.get(entry.id, wire)
      const alt = getAlt(entry, name)
      pictures[field.name] = await importPicture(context, kind, path, alt, getCredit(entry))
    }
    if (collection === 'galleries' && pictures.image === null) {
      report.count(collection, 'omitted')
      report.problem(`${collection} ${entry.id.id} (${name.id})`, 'has no picture')
      continue
    }
    const { id, en } = toStored<RequiredDataFromCollectionSlug<typeof collection>>(fields, entry)
    const order = { sortOrder: sortOrderAt(index) }
    await importDocument(context, {
      collection,
      sourceId: entry.id.id,
      name: name.id,
      id: {
        ...{ ...id, ...pictures, ...getPosition(entry.id), ...getLanguages(entry.id), ...order },
        ...(await getContact(context, entry.id)),
      },
      en,
    })
  }
}

type Entry = {
  id: number
  image_alt?: string | undefined
  image_credit?: string | undefined
  languages?: string[]
  contact_id?: number | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}

/** A place without a whole position keeps its position here: half a position would reject the place. */
function getPosition({ latitude, longitude }: Entry) {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  return { latitude: undefined, longitude: undefined }
}

/** Returns the languages of a person for their Indonesian names. */
function getLanguages({ languages }: Entry): { languages?: SpokenLanguage[] } {
  if (!languages) return {}
  const codes = Object.keys(spokenLanguages) as SpokenLanguage[]
  const isNamed = (word: string) => (code: SpokenLanguage) =>
    spokenLanguages[code].id.toLowerCase() === word.toLowerCase()
  return { languages: languages.flatMap((word) => codes.find(isNamed(word)) ?? []) }
}
