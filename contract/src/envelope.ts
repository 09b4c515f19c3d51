import { z } from 'zod'

/** The content of an object response, `{ "data": { … } }`. */
export function objectEnvelope<Schema extends z.ZodType>(schema: Schema) {
  return z
    .object({ data: z.unknown() })
    .transform((body) => body.data)
    .pipe(schema)
}

/** `malformed` counts the items that were left out. */
export type List<Item> = { items: Item[]; total: number; malformed: number }

/**
 * The content of a list response, `{ "data": { "data": [ … ], "total": 12 } }` or `{ "data": [ … ] }`.
 * Malformed items are left out; where `total` is missing or not a number, the items are counted.
 */
export function listEnvelope<Item extends z.ZodType>(item: Item) {
  const page = z.object({ data: z.array(z.unknown()), total: z.unknown().optional() })
  return z
    .object({ data: z.union([z.array(z.unknown()), page]) })
    .transform(({ data }): List<z.output<Item>> => {
      const entries = Array.isArray(data) ? data : data.data
      const items = entries.flatMap((entry) => {
        const parsed = item.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      })
      const stated = Array.isArray(data) ? undefined : data.total
      const total = Number.isSafeInteger(stated) ? Number(stated) : items.length
      return { items, total, malformed: entries.length - items.length }
    })
}

/** The body of an error response. A reader relies on the status only. */
export const failureSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
})

export type Failure = z.infer<typeof failureSchema>
