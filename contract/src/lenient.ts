import { z } from 'zod'

/**
 * The shapes in which a reader of the contract is forgiving. Each is a preprocessing step before an
 * ordinary schema, so that the OpenAPI document generated from a response still describes that schema.
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

/** A moment in ISO 8601, or `null`; what no date can be read from counts as `null`. */
export const nullableMoment = z.preprocess(
  (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null),
  z.string().nullable().describe('A moment in ISO 8601'),
)

/** A list in which one malformed item costs that item; anything but a list reads as empty. */
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

/** An object for which an empty list may stand: some hosts write an empty keyed object as `[]`. */
export function keyed<Shape extends z.ZodObject>(shape: Shape) {
  return z.preprocess((value) => (Array.isArray(value) && value.length === 0 ? {} : value), shape)
}

function wellFormed(value: unknown, item: z.ZodType): unknown[] {
  return Array.isArray(value) ? value.filter((entry) => item.safeParse(entry).success) : []
}
