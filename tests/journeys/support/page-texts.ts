import { defaultPages, presentDefaultPage } from '../../../contract/src/default-pages.ts'
import type { PagePath } from '../../../contract/src/pages.ts'
import type { Language } from './journey.ts'

/** Returns the texts of a page of the site, with which an editor of the sample begins. */
export function pageTexts(path: PagePath, language: Language) {
  const page = presentDefaultPage(path, defaultPages[path], language)
  const textsByName = new Map(page.texts.map(({ name, text }) => [name, text]))
  return {
    ...page,
    button: page.closing?.button_text ?? '',
    /** Returns a text by name. */
    text: (name: string): string => {
      const text = textsByName.get(name)
      if (text === undefined) throw new Error(`${path} has no text ${name}`)
      return text
    },
  }
}
