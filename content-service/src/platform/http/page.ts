import { listPageLimits } from '@niaga/contract/endpoints'
import { z } from 'zod'

/** `q` is `null` without a search. */
export type Page = { page: number; perPage: number; q: string | null }

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

const query = z.object({
  page: wholeNumber.default(1),
  per_page: wholeNumber.pipe(z.number().max(listPageLimits.perPage)).default(20),
  q: z
    .string()
    .refine((text) => Array.from(text).length <= listPageLimits.queryLength)
    .optional(),
})

/**
 * Parses the part of a list requested with `page`, `per_page` and `q`.
 *
 * @returns `null` for the whole list, `'invalid'` for anything but whole numbers within the limits
 */
export function requestedPage(parameters: URLSearchParams): Page | null | 'invalid' {
  const requested = Object.fromEntries(
    ['page', 'per_page', 'q'].flatMap((name) => {
      const value = parameters.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  if (Object.keys(requested).length === 0) return null
  const { success, data } = query.safeParse(requested)
  return success ? { page: data.page, perPage: data.per_page, q: data.q ?? null } : 'invalid'
}
