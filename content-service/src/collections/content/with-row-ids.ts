/**
 * Adds to the texts of a second language the ids of the rows that the first one stored: without them Payload would
 * replace the rows. A rich text is one value, whatever lists it holds.
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

/** Rows may hold rows; a list of texts has no ids. */
function joinedRow(row: unknown, stored: unknown): unknown {
  if (!isGroup(row)) return row
  const known = isGroup(stored) ? stored : {}
  return { ...withRowIds(row, known), id: Reflect.get(known, 'id') }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
