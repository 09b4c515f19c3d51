import type { Localized } from '@niaga/contract/locale'
import { getTranslation, type I18n } from '@payloadcms/translations'
import { type FlattenedField, NotFound, type PayloadRequest } from 'payload'
import type { Visited } from '../../collections/content/visit-fields.ts'
import { offeredBy } from '../../platform/services/offered-languages.ts'
import { openSlugs } from './admin-places.ts'
import { type MissingTexts, missingTexts } from './missing-texts.ts'

/** A document's missing texts in one language: their number, and the names of the first. */
export type NamedMissing = { count: number; names: string[] }

/** Enough names for the editor to continue. */
const maxNames = 8

/**
 * @param id `null` for a global
 * @throws {NotFound} when the account may not open the document
 */
export async function nameMissing(
  req: PayloadRequest,
  slug: string,
  id: number | null,
): Promise<Localized<NamedMissing>> {
  const { collections, globals } = req.payload.config
  const offered = offeredBy(req.payload)
  if (!(await openSlugs(req)).has(slug)) throw new NotFound(req.t)
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: false, req } as const
  if (id === null) {
    const config = globals.find((global) => global.slug === slug)
    if (!config) throw new NotFound(req.t)
    const global = await req.payload.findGlobal({ ...options, slug: config.slug })
    return namedIn(req, missingTexts(slug, config.flattenedFields, global, offered))
  }
  const config = collections.find((collection) => collection.slug === slug)
  if (!config) throw new NotFound(req.t)
  const collection = config.slug
  const document = await req.payload.findByID({ ...options, collection, id, trash: true })
  return namedIn(req, missingTexts(slug, config.flattenedFields, document, offered))
}

function namedIn({ i18n }: PayloadRequest, missing: MissingTexts): Localized<NamedMissing> {
  const { id, en, ...more } = missing
  const furtherEntries = Object.entries(more).map(([locale, texts]) => [
    locale,
    nameAll(texts, i18n),
  ])
  return { id: nameAll(id, i18n), en: nameAll(en, i18n), ...Object.fromEntries(furtherEntries) }
}

function nameAll(missing: Visited[], i18n: I18n): NamedMissing {
  return {
    count: missing.length,
    names: missing.slice(0, maxNames).map((visited) => getFieldName(visited, i18n)),
  }
}

/** Returns the name of a field as the form shows it, such as “Specification table 2 · Value”. */
export function getFieldName(
  { field, parents }: Pick<Visited, 'field' | 'parents'>,
  i18n: I18n,
): string {
  const around = parents.map(({ field: parent, row }) =>
    [getLabel(parent, i18n), row === undefined ? '' : row + 1].join(' ').trim(),
  )
  return [...around, getLabel(field, i18n)].join(' · ')
}

function getLabel(field: FlattenedField, i18n: I18n): string {
  return 'label' in field && field.label ? getTranslation(field.label, i18n) : field.name
}
