import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload'
import { isObject } from '../../collections/content/visit-fields.ts'

/** The document or global whose versions are read. */
export type Versioned = (
  | { collection: CollectionSlug; id: number | string }
  | { global: GlobalSlug }
) & { hasDrafts: boolean }

export type VersionLine = {
  id: string
  savedAt: string
  /** `null` for saves by the service itself, and for versions from before names were recorded. */
  savedBy: string | null
  status: 'published' | 'draft' | null
  isAutosave: boolean
}

export type VersionPage = { lines: VersionLine[]; page: number; pages: number }

const perPage = 25

/** Returns the versions of a document or global that the account may read, latest first. */
export async function readVersions(
  req: PayloadRequest,
  versioned: Versioned,
  page: number,
): Promise<VersionPage> {
  // Excludes snapshots that Payload stores for itself.
  const conditions: Where[] = versioned.hasDrafts ? [{ snapshot: { not_equals: true } }] : []
  const sort = '-updatedAt'
  const options = { depth: 0, limit: perPage, page, overrideAccess: false, req, sort } as const
  const versions =
    'global' in versioned
      ? await req.payload.findGlobalVersions({
          ...options,
          slug: versioned.global,
          where: { and: conditions },
        })
      : await req.payload.findVersions({
          ...options,
          collection: versioned.collection,
          where: { and: [{ parent: { equals: versioned.id } }, ...conditions] },
        })
  return { lines: versions.docs.map(getLine), page: versions.page ?? 1, pages: versions.totalPages }
}

function getLine(stored: object): VersionLine {
  const fields: Record<string, unknown> = { ...stored }
  const version = isObject(fields.version) ? fields.version : {}
  const { savedBy, _status: status } = version
  return {
    id: String(fields.id),
    savedAt: String(fields.updatedAt),
    savedBy: typeof savedBy === 'string' && savedBy !== '' ? savedBy : null,
    status: status === 'published' || status === 'draft' ? status : null,
    isAutosave: fields.autosave === true,
  }
}
