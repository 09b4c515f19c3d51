import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  NotFound,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  validateQueryPaths,
  type Where,
} from 'payload'
import { largestId } from '../../platform/admin/reject-stale-save.ts'

/** Operators for geographical points, which no collection has, and one that neither database has: both fail. */
const unusable: readonly string[] = ['near', 'within', 'intersects', 'all']

/**
 * Payload passes a query to the database unchecked, and responds with 500 to what the database rejects. This rejects what
 * either database would.
 */
function rejectBadQuery({ fields }: CollectionConfig): CollectionBeforeOperationHook {
  const richTexts = fields.flatMap((field) =>
    'name' in field && field.type === 'richText' ? [field.name] : [],
  )
  return async ({ args, collection, overrideAccess, req }) => {
    if (!overrideAccess) await rejectHiddenSort(Reflect.get(args, 'sort'), collection, req)
    if (req.payloadAPI !== 'REST') return
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

/** Payload sorts by any field of a document that is referred to; conditions on it have rules, which hold for sorting here. */
async function rejectHiddenSort(
  sort: unknown,
  collectionConfig: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<void> {
  for (const by of [sort].flat().filter((one) => typeof one === 'string')) {
    const path = by
      .replace(/^-/, '')
      .replaceAll('__', '.')
      .replace(/^version\./, '')
    if (!path.includes('.')) continue
    const where: Where = { [path]: { exists: true } }
    await validateQueryPaths({ collectionConfig, overrideAccess: false, req, where })
    // Payload adds it where an account may read only some of the documents that are referred to.
    if ('and' in where) throw badQuery()
  }
}

export function withQueryRules(config: CollectionConfig): CollectionConfig {
  const beforeOperation = [rejectBadQuery(config), ...(config.hooks?.beforeOperation ?? [])]
  return { ...config, hooks: { ...config.hooks, beforeOperation } }
}

function isPossible(path: string, operator: string, richTexts: readonly string[]): boolean {
  if (unusable.includes(operator)) return false
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

/** A text is passed on to Payload, which finds no document for it. */
function isPossibleId(id: unknown): boolean {
  return typeof id !== 'number' || (Number.isInteger(id) && Math.abs(id) <= largestId)
}

/** Payload parses `?where="x"` as a text and `?where[]=x` as a list; `?where=` means no conditions. */
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
