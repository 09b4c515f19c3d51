import { z } from 'zod'

export type Page = { page: number; perPage: number }

const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

const query = z.object({
  page: wholeNumber.default(1),
  per_page: wholeNumber.pipe(z.number().max(100)).default(20),
})

/**
 * The part of a list that `page` and `per_page` request.
 *
 * @returns `null` for the whole list, `'invalid'` for anything but whole numbers and at most 100 a page
 */
export function requestedPage(parameters: URLSearchParams): Page | null | 'invalid' {
  const page = parameters.get('page') ?? undefined
  const perPage = parameters.get('per_page') ?? undefined
  if (page === undefined && perPage === undefined) return null
  const parsed = query.safeParse({ page, per_page: perPage })
  return parsed.success ? { page: parsed.data.page, perPage: parsed.data.per_page } : 'invalid'
}
