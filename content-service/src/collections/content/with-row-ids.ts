/**
 * Adds the ids of the rows stored in the first language to the texts of a second: without the ids Payload would replace
 * the rows. A rich text is one value, whatever lists it contains.
 */
export function withRowIds<Data extends object>(data: Data, stored: object): Data {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, joined(value, Reflect.get(stored, name))]),
  ) as Data
}

function joined(value: unknown, stored: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(stored)) {
    return value.map((row, index) => joinedRow(row, stored[index]))
  }
  if (!isGroup(value) || !isGroup(stored) || 'root' in value) return value
  return withRowIds(value, stored)
}

/** Rows may contain rows; a list of texts has no ids. */
function joinedRow(row: unknown, stored: unknown): unknown {
  if (!isGroup(row)) return row
  const group = isGroup(stored) ? stored : {}
  return { ...withRowIds(row, group), id: Reflect.get(group, 'id') }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
