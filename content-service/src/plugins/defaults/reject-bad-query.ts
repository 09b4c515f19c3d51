import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  NotFound,
} from 'payload'
import { largestId } from '../../platform/admin/reject-stale-save.ts'

/** Operators for points on a map, of which no collection has one: both databases fail at them. */
const ofPoints: readonly string[] = ['near', 'within', 'intersects']

/**
 * Payload hands a query to the database as it came, and responds 500 to what the database rejects. The
 * rules are those of both databases together.
 */
function rejectBadQuery({ fields, versions }: CollectionConfig): CollectionBeforeOperationHook {
  const richTexts = fields.flatMap((field) =>
    'name' in field && field.type === 'richText' ? [field.name] : [],
  )
  return ({ args, operation, req }) => {
    if (req.payloadAPI !== 'REST') return
    // Payload looks for a table of versions that such a collection has not.
    if (operation === 'restoreVersion' && !versions) throw new NotFound(req.t)
    const argument = (name: string): unknown => Reflect.get(args, name)
    if (!['id', 'duplicateFromID'].map(argument).every(isPossibleId)) throw new NotFound(req.t)
    if (!['limit', 'page'].map(argument).every(isCount)) throw badQuery()
    const where = argument('where')
    if (!isConditions(where)) throw badQuery()
    if (!conditionsIn(where).every(([path, operator]) => isPossible(path, operator, richTexts))) {
      throw badQuery()
    }
  }
}

export function withQueryRules(config: CollectionConfig): CollectionConfig {
  const beforeOperation = [rejectBadQuery(config), ...(config.hooks?.beforeOperation ?? [])]
  return { ...config, hooks: { ...config.hooks, beforeOperation } }
}

function isPossible(path: string, operator: string, richTexts: readonly string[]): boolean {
  if (ofPoints.includes(operator)) return false
  const [field = ''] = path.split('.')
  return operator === 'exists' || !richTexts.includes(field)
}

/** The paths and operators of a query, however deep it is. */
function conditionsIn(where: unknown): [path: string, operator: string][] {
  return Object.entries(where ?? {}).flatMap(([path, condition]: [string, unknown]) => {
    if (Array.isArray(condition)) return condition.flatMap(conditionsIn)
    if (typeof condition !== 'object' || condition === null) return []
    return Object.keys(condition).map((operator): [string, string] => [path, operator])
  })
}

/** A text is left to Payload, which finds no document by it. */
function isPossibleId(id: unknown): boolean {
  return typeof id !== 'number' || (Number.isInteger(id) && Math.abs(id) <= largestId)
}

/** `?where="x"` is a text to Payload, and `?where[]=x` a list; `?where=` is none. */
function isConditions(where: unknown): boolean {
  return !where || (typeof where === 'object' && !Array.isArray(where))
}

function isCount(value: unknown): boolean {
  return (
    value === undefined || value === null || (Number.isSafeInteger(value) && Number(value) >= 0)
  )
}

function badQuery(): APIError {
  return new APIError(
    'Permintaan ini tidak dapat dibaca. / The query cannot be read.',
    400,
    null,
    true,
  )
}
