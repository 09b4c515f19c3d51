import type { Localized } from '@niaga/contract/locale'
import type { Seo } from '@niaga/contract/page-texts'
import type { ImportContext } from './import-context.ts'
import { importPicture } from './import-picture.ts'
import type { Texts } from './texts.ts'

type WithSeo = { seo?: Seo }

/**
 * Returns the search engine texts of an entry, as stored here in each language.
 *
 * @param name the alternative text of its picture
 */
export async function importSeo(context: ImportContext, entry: Localized<WithSeo>, name: Texts) {
  const { id, en } = { id: entry.id.seo ?? {}, en: entry.en.seo ?? {} }
  return {
    id: {
      title: id.title,
      description: id.description,
      image: await importPicture(context, 'page', id.image, name),
    },
    en: { title: en.title, description: en.description },
  }
}
