import {
  APIError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type ValidationFieldError,
} from 'payload'
import { getValues, isObject, visitFields } from '../../collections/content/visit-fields.ts'
import type { Label } from '../../platform/admin/labels.ts'
import { readNumber } from '../../platform/admin/read-number.ts'
import { sentenceFor } from '../../platform/admin/sentence.ts'
import { fitsField } from './value-shape.ts'

type Place = { path: string; field: FlattenedField; value?: unknown }

/** The maximum number of faults to search for in a list. */
const maxFaults = 20
const maxDepth = 12

/**
 * Payload stores data that does not have the shape of its field as something else, such as no texts for a group that is a
 * list, and responds with 500 to a reference to a missing document. Drafts are checked as well: it validates nothing of them.
 */
export const rejectMisshapen: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const isCopy = Reflect.get(args, 'duplicateFromID') !== undefined
  if (!('data' in args) || (isCopy && args.data === undefined)) return
  const { slug, flattenedFields } = args.collection.config
  await reject(req, flattenedFields, args.data, { collection: slug })
}

/** {@link rejectMisshapen} for a global. */
export const rejectMisshapenGlobal: GlobalBeforeOperationHook = async (hook) => {
  const { args, global, operation, req } = hook
  if (operation !== 'update') return
  await reject(req, global.flattenedFields, args.data, { global: global.slug })
}

async function reject(
  req: PayloadRequest,
  fields: FlattenedField[],
  data: unknown,
  owner: { collection?: string; global?: string },
): Promise<void> {
  if (req.payloadAPI !== 'REST') return
  if (!isObject(data)) {
    const message = 'Permintaan ini tidak dapat dibaca. / The request cannot be read.'
    throw new APIError(message, 400, null, true)
  }
  // Payload later rejects requests without a session; until then nothing may be revealed to them.
  if (!req.user) return
  const misshapen = [...getFirst(misshapenIn(fields, data, req.locale === 'all', '', 0))]
  const places = misshapen.length > 0 ? misshapen : await missingIn(req, fields, data)
  if (places.length === 0) return
  const errors = places.map(({ path, field, value }): ValidationFieldError => {
    const shape = shapeFault(field, value)
    const message = sentenceFor(req, misshapen.length > 0 ? shape : sentences.missing)
    return { path, message, label: getLabel(field) }
  })
  throw new ValidationError({ ...owner, errors, req }, req.t)
}

const sentences = {
  misshapen: {
    id: 'Nilai ini tidak sesuai dengan jenis isian ini.',
    en: 'This value is not valid for this field.',
  },
  noDate: { id: 'Ini bukan tanggal.', en: 'This is not a date.' },
  missing: {
    id: 'Pilihan ini sudah tidak ada. Pilih yang lain.',
    en: 'The selected item no longer exists. Choose another.',
  },
}

function shapeFault(field: FlattenedField, value: unknown): Label {
  if (field.type === 'date') return sentences.noDate
  const isTyped = field.type === 'number' && typeof value === 'string'
  return (isTyped && readNumber(value, field).fault) || sentences.misshapen
}

function getLabel(field: FlattenedField): ValidationFieldError['label'] {
  return 'label' in field && field.label ? field.label : field.name
}

function* getFirst<Item>(items: Iterable<Item>): Generator<Item> {
  let count = 0
  for (const item of items) {
    if (count === maxFaults) return
    count += 1
    yield item
  }
}

function* misshapenIn(
  fields: readonly FlattenedField[],
  data: Record<string, unknown>,
  hasAllLanguages: boolean,
  prefix: string,
  depth: number,
): Generator<Place> {
  if (depth > maxDepth) return
  for (const field of fields) {
    const input = data[field.name]
    const path = `${prefix}${field.name}`
    if (input === undefined) continue
    for (const value of hasAllLanguages ? getValues(field, input) : [input]) {
      if (!fitsField(field, value)) {
        yield { path, field, value }
        continue
      }
      const inside = (inner: readonly FlattenedField[], part: unknown, at: string) =>
        isObject(part) ? misshapenIn(inner, part, hasAllLanguages, at, depth + 1) : []
      if (field.type === 'group' || field.type === 'tab') {
        yield* inside(field.flattenedFields, value, `${path}.`)
      } else if (field.type === 'array' && Array.isArray(value)) {
        for (const [index, row] of value.entries()) {
          yield* inside(field.flattenedFields, row, `${path}.${index}.`)
        }
      }
    }
  }
}

/** Returns the fields that refer to missing documents; documents in the bin still exist. */
async function missingIn(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
): Promise<Place[]> {
  const references = [...visitFields(fields, data)].flatMap(({ field, value, path }) =>
    field.type === 'relationship' || field.type === 'upload'
      ? getValues(field, value)
          .flat()
          .flatMap((one) => {
            const collection = field.relationTo
            const id = Number(isObject(one) ? one.id : one)
            // An empty field is not a reference.
            return id > 0 && typeof collection === 'string' ? [{ collection, id, field, path }] : []
          })
      : [],
  )
  const byCollection = Map.groupBy(references, ({ collection }) => collection)
  const missing: Place[] = []
  for (const [collection, places] of byCollection) {
    const ids = [...new Set(places.map(({ id }) => id))]
    const { docs } = await req.payload.find({
      ...{ collection, req, trash: true, depth: 0, pagination: false, limit: 0, select: {} },
      where: { id: { in: ids } },
    })
    const existingIds = new Set(docs.map(({ id }) => Number(id)))
    missing.push(...places.filter(({ id }) => !existingIds.has(id)))
  }
  const byPath = new Map(missing.map(({ path, field }) => [path, { path, field }]))
  return [...byPath.values()].slice(0, maxFaults)
}
