import type { ValidationError } from 'payload'

export type Fault = { path: string; message: string }

/** The fields that this service does not take as they are. */
export function faultsOf({ data }: ValidationError): Fault[] {
  return data.errors.map(({ path, message }) => ({ path, message }))
}

/** An entry without its faulty fields, in both languages. */
export function omitInvalidFields<Entry extends { id: object; en: object }>(
  entry: Entry,
  faults: Fault[],
): Entry {
  const [id, en] = [structuredClone(entry.id), structuredClone(entry.en)]
  for (const { path } of faults) {
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
