import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers.js'
import { createLocalReq, getPayload, type ServerFunctionClient } from 'payload'
import { mayCall } from '../access/may-call.ts'

type Handling = Parameters<typeof handleServerFunctions>[0]

/**
 * Payload looks a name up in an object, where `constructor` exists too, and leaves it to each function to check rights,
 * which most do not. `null` is what Payload returns without a session.
 */
export async function callServerFunction(
  called: Parameters<ServerFunctionClient>[0],
  { config, importMap }: Pick<Handling, 'config' | 'importMap'>,
): Promise<unknown> {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  const req = user && (await createLocalReq({ user }, payload))
  if (!req || !(await mayCall(req, called))) return null
  return handleServerFunctions({ ...called, config, importMap })
}
