import type { ValidationError } from 'payload'

export type InvalidField = { path: string; message: string }

/** Returns the fields that this service rejects, with the reason. */
export function getInvalidFields({ data }: ValidationError): InvalidField[] {
  return data.errors.map(({ path, message }) => ({ path, message }))
}

/** Returns an entry without its invalid fields, in both languages. */
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

/** Returns a copy of the texts in which the given fields have the values of another document. */
export function replaceFields(texts: object, fields: InvalidField[], other: object): object {
  const copy = structuredClone(texts)
  for (const { path } of fields) {
    const steps = path.split('.')
    const last = steps.pop() ?? ''
    const holder = valueAt(copy, steps.join('.'))
    if (typeof holder === 'object' && holder !== null) {
      Reflect.set(holder, last, valueAt(other, path) ?? null)
    }
  }
  return copy
}

/** Returns the value at a path such as `rows.0.title`. */
export function valueAt(data: object, path: string): unknown {
  return path === '' ? data : path.split('.').reduce<unknown>(at, data)
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
