import type { ValidationError } from 'payload'

export type InvalidField = { path: string; message: string }

/** The fields that this service rejects, with the reason. */
export function invalidFieldsOf({ data }: ValidationError): InvalidField[] {
  return data.errors.map(({ path, message }) => ({ path, message }))
}

/** An entry without its invalid fields, in both languages. */
export function omitInvalidFields<Entry extends { id: object; en: object }>(
  entry: Entry,
  invalid: InvalidField[],
): Entry {
  const [id, en] = [structuredClone(entry.id), structuredClone(entry.en)]
  for (const { path } of invalid) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    for (const data of [id, en]) {
      const holder = steps.reduce<unknown>(at, data)
      if (typeof holder === 'object' && holder !== null) Reflect.deleteProperty(holder, last)
    }
  }
  return { ...entry, id, en }
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
