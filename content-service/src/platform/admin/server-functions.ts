import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers.js'
import { getPayload, type ServerFunctionClient } from 'payload'

type Handling = Parameters<typeof handleServerFunctions>[0]

/** The functions that Payload's own pages call (`@payloadcms/next`, utilities/handleServerFunctions). */
const names: ReadonlySet<string> = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

/**
 * Payload looks a name up in an object, where `constructor` exists too, and leaves it to each function to require
 * a session, which some do not. Pages without a session call none. `null` is what Payload returns
 * without a session.
 */
export async function callServerFunction(
  called: Parameters<ServerFunctionClient>[0],
  { config, importMap }: Pick<Handling, 'config' | 'importMap'>,
): Promise<unknown> {
  if (!isServerFunction(called.name)) return null
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user === null ? null : handleServerFunctions({ ...called, config, importMap })
}

export function isServerFunction(name: unknown): boolean {
  return typeof name === 'string' && names.has(name)
}
