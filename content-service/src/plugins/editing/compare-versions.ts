import type { ClientField } from 'payload'
import { isObject } from '../../collections/content/visit-fields.ts'
import type { Document } from '../../platform/admin-kit/load-version.ts'

/** A field whose values differ between two versions of a document. */
export type Difference = {
  path: string
  field: ClientField
  mine: unknown
  theirs: unknown
  /** Whether this editor changed the field; otherwise only the other one did. */
  isMine: boolean
}

type NamedField = { path: string; field: ClientField }

/** Fields that the service sets or that editors do not see. */
const internal = new Set(['id', 'createdAt', 'updatedAt', '_status'])

/**
 * Returns the fields that differ between two versions.
 *
 * @param base the common base of both versions
 * @param hasVirtual whether fields that are not stored count too
 */
export function getDifferences(
  fields: ClientField[],
  versions: { mine: Document; theirs: Document; base: Document },
  hasVirtual = false,
): Difference[] {
  return namedFields(fields).flatMap(({ path, field }) => {
    if (!hasVirtual && isVirtual(field)) return []
    const [mine, theirs, base] = [versions.mine, versions.theirs, versions.base].map((version) =>
      readField(version, { path, field }),
    )
    if (isSame(mine, theirs)) return []
    return [{ path, field, mine, theirs, isMine: !isSame(mine, base) }]
  })
}

/** Returns a version with some fields of another. */
export function withValues(
  version: Document,
  values: { path: string; value: unknown }[],
): Document {
  const result = structuredClone(version)
  for (const { path, value } of values) {
    const names = path.split('.')
    const last = names.pop()
    let parent = result
    for (const name of names) {
      const next = parent[name]
      const group: Document = isObject(next) ? next : {}
      parent[name] = group
      parent = group
    }
    if (last !== undefined) parent[last] = value
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
    if (!isShown || internal.has(field.name) || field.hidden) return []
    return [{ path: prefix + field.name, field }]
  })
}

/** Whether a field is not stored, such as the password that confirms a change. */
function isVirtual(field: ClientField): boolean {
  return 'virtual' in field && Boolean(field.virtual)
}

function readField(version: Document, { path, field }: NamedField): unknown {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), version)
  // In a form, an empty array field is the number of its rows.
  return field.type === 'array' && !Array.isArray(value) ? [] : value
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(normalized(one)) === JSON.stringify(normalized(other))
}

/** Forms represent an empty field as `''`, `null` or `undefined`, and keys in any order. */
function normalized(value: unknown): unknown {
  if (value === '' || value === undefined) return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(normalized)
  if (!isObject(value)) return value
  const filled = Object.entries(value)
    .map(([name, part]) => [name, normalized(part)] as const)
    .filter(([, part]) => part !== null)
  return Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)))
}
