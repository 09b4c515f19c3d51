import type { Locale } from '@niaga/contract/locale'
import { createContext } from 'react'

/** The language of a page's body as an option of messages; empty if it is the page's. */
export const BodyLanguage = createContext<{ locale?: Locale }>({})
