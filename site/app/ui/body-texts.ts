import { createContext, use } from 'react'

/**
 * What a page's body says in another language than the page's, by the names of the messages; empty where they are one.
 * The server sends these texts, because a visitor's script has only the messages of the page's language.
 */
export type BodyTexts = Readonly<Record<string, string>>

export const BodyTextsContext = createContext<BodyTexts>({})

export function useBodyTexts(): BodyTexts {
  return use(BodyTextsContext)
}
