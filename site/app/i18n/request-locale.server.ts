import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '@niaga/contract/locale'
import { overwriteServerAsyncLocalStorage } from '../paraglide/runtime.js'

/** The language of each request; Paraglide's `getLocale` reads it, wherever the request's work has got to. */
export const requestLocale = new AsyncLocalStorage<{ locale?: Locale }>()

overwriteServerAsyncLocalStorage(requestLocale)
