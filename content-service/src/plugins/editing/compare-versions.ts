import type { ClientField } from 'payload'

export type Document = Record<string, unknown>

/** A field that two versions of a document fill differently. */
export type Difference = {
  path: string
  field: ClientField
  mine: unknown
  theirs: unknown
  /** Whether the editor changed it; else only the other one did. */
  isMine: boolean
}

type NamedField = { path: string; field: ClientField }

/** What the service fills in, or no editor sees. */
const internal = new Set(['id', 'createdAt', 'updatedAt', '_status'])

/**
 * The fields that two versions fill differently.
 *
 * @param base the version that both were begun from
 */
export function differencesOf(
  fields: ClientField[],
  versions: { mine: Document; theirs: Document; base: Document },
): Difference[] {
  return namedFields(fields).flatMap(({ path, field }) => {
    const [mine, theirs, base] = [versions.mine, versions.theirs, versions.base].map((version) =>
      readField(version, { path, field }),
    )
    if (isSame(mine, theirs)) return []
    return [{ path, field, mine, theirs, isMine: !isSame(mine, base) }]
  })
}

/** A version with some fields of another. */
export function withValues(
  version: Document,
  values: { path: string; value: unknown }[],
): Document {
  const result = structuredClone(version)
  for (const { path, value } of values) {
    const names = path.split('.')
    const last = names.pop()
    let place = result
    for (const name of names) {
      const next = place[name]
      const group: Document = isDocument(next) ? next : {}
      place[name] = group
      place = group
    }
    if (last !== undefined) place[last] = value
  }
  return result
}

function namedFields(fields: ClientField[], prefix = ''): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) =>
        namedFields(tab.fields, 'name' in tab ? `${prefix}${tab.name}.` : prefix),
      )
    }
    if (field.type === 'group') {
      return namedFields(field.fields, 'name' in field ? `${prefix}${field.name}.` : prefix)
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return namedFields(field.fields, prefix)
    }
    const isShown = field.type !== 'ui' && field.type !== 'join' && !field.admin?.hidden
    if (!isShown || internal.has(field.name) || field.hidden || isVirtual(field)) return []
    return [{ path: prefix + field.name, field }]
  })
}

/** Stored in no version: the own password that is asked for, as an example. */
function isVirtual(field: ClientField): boolean {
  return 'virtual' in field && Boolean(field.virtual)
}

function readField(version: Document, { path, field }: NamedField): unknown {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (isDocument(part) ? part[name] : undefined), version)
  // A form says the number of its rows where there are none.
  return field.type === 'array' && !Array.isArray(value) ? [] : value
}

function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normal(one)) === JSON.stringify(normal(other))
}

/** A form says `''`, `null` or nothing for the same empty field, and orders the parts of a value as it likes. */
function normal(value: unknown): unknown {
  if (value === '' || value === undefined) return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normal)
  if (!isDocument(value)) return value
  const filled = Object.entries(value)
    .map(([name, part]) => [name, normal(part)] as const)
    .filter(([, part]) => part !== null)
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)))
}
