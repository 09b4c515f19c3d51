import { callService } from './call-service.ts'

/** The maximum time that an editor waits for a document. */
const timeoutMs = 10_000

export type Document = Record<string, unknown>
type Place = { id?: number | string; collectionSlug?: string; globalSlug?: string }

/** Returns the path of a document or global below `/cms/api/`. */
export function documentPath({ id, collectionSlug, globalSlug }: Place): string {
  return globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
}

/** Returns the latest version of a document, drafts included, in one language; `null` if it cannot be loaded. */
export function loadVersion(path: string, locale: string): Promise<Document | null> {
  return loadDocument(`${path}?draft=true&depth=0&locale=${locale}&fallback-locale=null`)
}

export async function loadDocument(path: string): Promise<Document | null> {
  return (await callService<Document>(path, { timeoutMs })).body
}
