import { z } from 'zod'

/**
 * Schemas that tolerate malformed values. Each is a preprocessing step before an ordinary schema, so that the
 * OpenAPI document still describes the ordinary one.
 */

/** A text; `null` or a missing field reads as the empty text. */
export const text = z.preprocess((value) => value ?? '', z.string())

/** A text that may be left out; a blank one or one of another type reads as left out. */
export const optionalText = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
  z.string().optional(),
)

/** A text or `null`; a blank or missing one reads as `null`. */
export const nullableText = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
  z.string().nullable(),
)

/** A timestamp in ISO 8601, or `null`; one that cannot be parsed reads as `null`. */
export const nullableTimestamp = z.preprocess(
  (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null),
  z.string().nullable().describe('A timestamp in ISO 8601'),
)

/** A list without its malformed items; anything but a list reads as empty. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value) => wellFormed(value, item), z.array(item))
}

/** As {@link listOf}, but a missing, empty or wholly malformed list reads as left out. */
export function optionalListOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess((value) => {
    const items = wellFormed(value, item)
    return items.length > 0 ? items : undefined
  }, z.array(item).optional())
}

/** An object that may be left out; `null`, an empty list or a malformed object reads as left out. */
export function optionalObject<Shape extends z.ZodObject>(shape: Shape) {
  return z.preprocess(
    (value) => (shape.safeParse(value).success ? value : undefined),
    shape.optional(),
  )
}

/** An object that may arrive as an empty list: some hosts (PHP) serialise an empty object as `[]`. */
export function keyed<Shape extends z.ZodObject>(shape: Shape) {
  return z.preprocess((value) => (Array.isArray(value) && value.length === 0 ? {} : value), shape)
}

function wellFormed(value: unknown, item: z.ZodType): unknown[] {
  return Array.isArray(value) ? value.filter((entry) => item.safeParse(entry).success) : []
}
