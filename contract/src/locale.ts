import { z } from 'zod'

/** Every language of the content, in the order in which they are shown. */
export const locales = ['id', 'en'] as const

export const localeSchema = z.enum(locales)

export type Locale = z.infer<typeof localeSchema>

/** The language of a URL or a request that names none (specification, section 9). */
export const defaultLocale = 'id' satisfies Locale
