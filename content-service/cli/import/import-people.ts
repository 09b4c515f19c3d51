import { sortOrderAt } from '../../sample/store.ts'
import {
  type SpokenLanguage,
  spokenLanguages,
} from '../../src/collections/people/spoken-languages.ts'
import type { ImportContext } from './import-context.ts'
import { importDocument } from './import-document.ts'
import { importPicture } from './import-picture.ts'
import { readOptional } from './read-optional.ts'
import { getTexts, orDash, pairedById } from './texts.ts'

const collection = 'people'

/** Imports the desks that a buyer can reach. A host may have none. */
export async function importPeople(context: ImportContext): Promise<void> {
  const lists = await readOptional(context, 'people')
  if (!lists) return
  if (lists.id.malformed > 0) context.report.problem(collection, `${lists.id.malformed} malformed`)
  for (const [index, item] of pairedById(lists).entries()) {
    const { id: sourceId, name, phone, whatsapp, email, photo: path } = item.id
    const role = orDash(getTexts(item, (entry) => entry.role))
    const area = getTexts(item, (entry) => entry.area)
    const photo = await importPicture(context, 'person', path, { id: name, en: name })
    const languages = item.id.languages.flatMap((word) => getCode(word) ?? [])
    await importDocument(context, {
      collection,
      sourceId,
      name,
      id: {
        ...{ name, role: role.id, area: area.id, languages, photo },
        ...{ phone, whatsapp, email, sortOrder: sortOrderAt(index) },
      },
      en: { role: role.en, area: area.en },
    })
  }
}

/** Returns the language for its Indonesian name. */
function getCode(word: string): SpokenLanguage | undefined {
  const codes = Object.keys(spokenLanguages) as SpokenLanguage[]
  return codes.find((code) => spokenLanguages[code].id.toLowerCase() === word.toLowerCase())
}
