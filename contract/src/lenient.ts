import { z } from 'zod'

/**
 * Schemas that tolerate malformed values. Each puts a preprocessing step before an ordinary schema, which the OpenAPI
 * document still describes.
 */

/** A text; `null` or a missing field becomes an empty text. */
export const text = z.preprocess((value) => value ?? '', z.string())

/** An optional text; a blank value or a value of another type counts as omitted. */
export const optionalText = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
  z.string().optional(),
)

/** A text or `null`; a blank or missing text becomes `null`. */
export const nullableText = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null)),
  z.string().nullable(),
)

/** A timestamp in ISO 8601, or `null`; an invalid timestamp becomes `null`. */
export const nullableTimestamp = z.preprocess(
  (value) => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null),
  z.string().nullable().describe('A timestamp in ISO 8601'),
)

/** An optional timestamp in ISO 8601; an invalid timestamp counts as omitted. */
export const optionalTimestamp = z.preprocess(
  (value) => (nullableTimestamp.parse(value) === null ? undefined : value),
  z.string().optional(),
)

/** An optional day; its year has four digits, because a longer one would sort wrongly as text. */
export const optionalQuantity = z.preprocess(
  (value) => (typeof value === 'number' && value > 0 ? value : undefined),
  z.number().positive().optional(),
)

export const optionalDay = z.preprocess(
  (value) => (z.iso.date().safeParse(value).success ? value : undefined),
  z.iso.date().optional(),
)

/** A list without its malformed items; any other value becomes an empty list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const fits = fitting(item)
  return z.preprocess((value) => wellFormed(value, fits), z.array(item))
}

/** Like {@link listOf}, but a missing, empty or wholly malformed list counts as omitted. */
export function optionalListOf<Item extends z.ZodType>(item: Item) {
  const fits = fitting(item)
  return z.preprocess((value) => {
    const items = wellFormed(value, fits)
    return items.length > 0 ? items : undefined
  }, z.array(item).optional())
}

/** An optional object; `null`, an empty list or a malformed object counts as omitted. */
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
 * Whether a value fits a schema. The result is cached for each object: the schema around it is first tried and then
 * parsed, so without a cache each level of nested lists would double the time of the levels below.
 */
function fitting(schema: z.ZodType): (value: unknown) => boolean {
  const results = new WeakMap<object, boolean>()
  return (value) => {
    if (typeof value !== 'object' || value === null) return schema.safeParse(value).success
    const isValid = results.get(value) ?? schema.safeParse(value).success
    results.set(value, isValid)
    return isValid
  }
}
