import type { ReadEndpointName } from '@niaga/contract/endpoints'
import { SourceError } from './fetch-from-source.ts'
import type { ImportContext } from './import-context.ts'

/** Reads an optional list of a host in both languages; `null` if it has none. */
export async function readOptional<Name extends ReadEndpointName>(
  { source }: ImportContext,
  name: Name,
) {
  try {
    return { id: await source.read(name, 'id'), en: await source.read(name, 'en') }
  } catch (error) {
    if (error instanceof SourceError && error.status === 404) return null
    throw error
  }
}
