import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@niaga/contract/locale'
import { overwriteServerAsyncLocalStorage } from '../paraglide/runtime.js'

/** The language of each request, stored in its async context; Paraglide's `getLocale` reads it there. */
export const requestLocale = new AsyncLocalStorage<{ locale?: Locale }>()

overwriteServerAsyncLocalStorage(requestLocale)
