import { getTranslation, type I18n } from '@payloadcms/translations'
import { type Locale, locales } from '@niaga/contract/locale'
import { type FlattenedField, NotFound, type PayloadRequest } from 'payload'
import type { Visited } from '../../collections/content/visit-fields.ts'
import { openSlugs } from '../desk/admin-places.ts'
import { missingTexts } from '../desk/missing-texts.ts'

/** The texts of a document that are missing in a language: their number, and the names of the first. */
export type NamedMissing = { count: number; names: string[] }

/** Enough to see where to go on. */
const maxNames = 8

/**
 * @param id `null` for a global
 * @throws {NotFound} when the account may not open it
 */
export async function nameMissing(
  req: PayloadRequest,
  slug: string,
  id: number | null,
): Promise<Record<Locale, NamedMissing>> {
  const { collections, globals } = req.payload.config
  const config = [...(id === null ? globals : collections)].find((one) => one.slug === slug)
  if (!config || !(await openSlugs(req)).has(slug)) throw new NotFound(req.t)
  const options = { depth: 0, draft: true, locale: 'all', overrideAccess: false, req } as const
  const document =
    id === null
      ? await req.payload.findGlobal({ ...options, slug: config.slug })
      : await req.payload.findByID({ ...options, collection: config.slug, id, trash: true })
  const missing = missingTexts(slug, config.flattenedFields, document)
  const named = locales.map((locale) => [locale, nameAll(missing[locale], req.i18n)] as const)
  return { id: { count: 0, names: [] }, en: { count: 0, names: [] }, ...Object.fromEntries(named) }
}

function nameAll(missing: Visited[], i18n: I18n): NamedMissing {
  return {
    count: missing.length,
    names: missing.slice(0, maxNames).map((visited) => nameOf(visited, i18n)),
  }
}

/** As the form shows it, such as “Specification table 2 · Value”. */
function nameOf({ field, parents }: Visited, i18n: I18n): string {
  const around = parents.map(({ field: parent, row }) =>
    [labelOf(parent, i18n), row === undefined ? '' : row + 1].join(' ').trim(),
  )
  return [...around, labelOf(field, i18n)].join(' · ')
}

function labelOf(field: FlattenedField, i18n: I18n): string {
  return 'label' in field && field.label ? getTranslation(field.label, i18n) : field.name
}
