import { createContext, use } from 'react'

/**
 * Texts of a page's body in another language than the page's, by message name; empty if the languages are the same. The
 * server sends these texts, because a visitor's script contains only the messages of the page's language.
 */
export type BodyTexts = Readonly<Record<string, string>>

export const BodyTextsContext = createContext<BodyTexts>({})

export function useBodyTexts(): BodyTexts {
  return use(BodyTextsContext)
}
