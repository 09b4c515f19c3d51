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

/** A timestamp in ISO 8601 that may be left out; one that cannot be parsed reads as left out. */
export const optionalTimestamp = z.preprocess(
  (value) => (nullableTimestamp.parse(value) === null ? undefined : value),
  z.string().optional(),
)

/** A list without its malformed items; anything but a list reads as empty. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const fits = fitting(item)
  return z.preprocess((value) => wellFormed(value, fits), z.array(item))
}

/** As {@link listOf}, but a missing, empty or wholly malformed list reads as left out. */
export function optionalListOf<Item extends z.ZodType>(item: Item) {
  const fits = fitting(item)
  return z.preprocess((value) => {
    const items = wellFormed(value, fits)
    return items.length > 0 ? items : undefined
  }, z.array(item).optional())
}

/** An object that may be left out; `null`, an empty list or a malformed object reads as left out. */
export function optionalObject<Shape extends z.ZodObject>(shape: Shape) {
  const fits = fitting(shape)
  return z.preprocess((value) => (fits(value) ? value : undefined), shape.optional())
}

/** An object that may arrive as an empty list: some hosts (PHP) serialise an empty object as `[]`. */
export function keyed<Shape extends z.ZodObject>(shape: Shape) {
  return z.preprocess((value) => (Array.isArray(value) && value.length === 0 ? {} : value), shape)
}

function wellFormed(value: unknown, fits: (entry: unknown) => boolean): unknown[] {
  return Array.isArray(value) ? value.filter(fits) : []
}

/**
 * Whether a value fits a schema. The result is remembered for each object, because the schema around it is tried first and
 * parsed then: without it, each level of nested lists would double the time of those inside.
 */
function fitting(schema: z.ZodType): (value: unknown) => boolean {
  const known = new WeakMap<object, boolean>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return schema.safeParse(value).success
    const found = known.get(value) ?? schema.safeParse(value).success
    known.set(value, found)
    return found
  }
}
