import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  validateQueryPaths,
  type Where,
} from 'payload'
import { validOperatorSet } from 'payload/shared'

const operatorNames: ReadonlySet<string> = validOperatorSet

/** Payload ignores conditions that it cannot read: a deletion by them would delete every document. */
const rejectBadQuery: CollectionBeforeOperationHook = async (hook) => {
  const { args, collection, overrideAccess, req } = hook
  if (!overrideAccess) await rejectHiddenSort(Reflect.get(args, 'sort'), collection, req)
  if (req.payloadAPI === 'REST' && !isConditions(Reflect.get(args, 'where'))) throw badQuery()
}

/**
 * Payload sorts by any field of a referenced document; conditions on such fields have access rules, which apply to sorting
 * here.
 */
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
    // Payload adds `and` where an account may read only some of the referenced documents.
    if ('and' in where) throw badQuery()
  }
}

export function withQueryRules(config: CollectionConfig): CollectionConfig {
  const beforeOperation = [rejectBadQuery, ...(config.hooks?.beforeOperation ?? [])]
  return { ...config, hooks: { ...config.hooks, beforeOperation } }
}

/**
 * Payload parses `?where="x"` as a text and `?where[]=x` as a list, and ignores each condition that it cannot read, as in
 * `?where[and][]=x` or `?where[title]=x`. `?where=` means no conditions.
 */
function isConditions(where: unknown): boolean {
  return !where || isCondition(where)
}

function isCondition(where: unknown): boolean {
  if (!isPlainObject(where)) return false
  return Object.entries(where).every(([name, value]) => {
    if (/^(and|or)$/i.test(name)) return Array.isArray(value) && value.every(isCondition)
    if (!isPlainObject(value)) return false
    const operators = Object.keys(value)
    return operators.length > 0 && operators.every((name) => operatorNames.has(name))
  })
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function badQuery(): APIError {
  return new APIError(
    'Permintaan ini tidak dapat dibaca. / The query cannot be read.',
    400,
    null,
    true,
  )
}
