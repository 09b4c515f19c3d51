import { z } from 'zod'

/** The content of an object response, `{ "data": { … } }`. */
export function objectEnvelope<Schema extends z.ZodType>(schema: Schema) {
  return z
    .object({ data: z.unknown() })
    .transform((body) => body.data)
    .pipe(schema)
}

/** A page of a list, as requested and as the host repeats it in the response. */
export type ListPage = { page: number; perPage: number; q?: string | undefined }

/**
 * `malformed` counts the omitted items. `page` is the host's own description of the page; it is `null` for a host that may
 * not support pages, whose `items` are then usually the whole list.
 */
export type List<Item> = { items: Item[]; total: number; malformed: number; page: ListPage | null }

const statedPage = z
  .object({
    page: z.int().positive(),
    per_page: z.int().positive(),
    q: z.string().optional().catch(undefined),
  })
  .transform(({ page, per_page: perPage, q }): ListPage => ({ page, perPage, q }))

/**
 * The content of a list response, `{ "data": { "data": [ … ], "total": 12 } }` or `{ "data": [ … ] }`. Malformed items are
 * omitted; if `total` is missing or not a number, the items are counted.
 */
export function listEnvelope<Item extends z.ZodType>(item: Item) {
  const inner = z.looseObject({ data: z.array(z.unknown()), total: z.unknown().optional() })
  return z
    .object({ data: z.union([z.array(z.unknown()), inner]) })
    .transform(({ data }): List<z.output<Item>> => {
      const entries = Array.isArray(data) ? data : data.data
      const items = entries.flatMap((entry) => {
        const parsed = item.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      })
      const hostTotal = Array.isArray(data) ? undefined : data.total
      const total = Number.isSafeInteger(hostTotal) ? Number(hostTotal) : items.length
      const page = statedPage.safeParse(data).data ?? null
      return { items, total, malformed: entries.length - items.length, page }
    })
}

/** The body of an error response. A reader relies only on the status. */
export const failureSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    /** Error codes by field, such as `attachmentReasons`; a reader ignores unknown codes. */
    reasons: z.record(z.string(), z.string()).optional().catch(undefined),
  }),
})

export type Failure = z.infer<typeof failureSchema>
