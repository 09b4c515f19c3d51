import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@niaga/contract/locale'

/** The language of the page being rendered; two visitors' pages are rendered at the same time. */
export const localeStorage = new AsyncLocalStorage<Locale>()
