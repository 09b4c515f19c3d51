import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers.js'
import { createLocalReq, getPayload, type ServerFunctionClient } from 'payload'
import { mayCall } from '../access/may-call.ts'

type Handling = Parameters<typeof handleServerFunctions>[0]

/**
 * Checks the rights for a function call. Payload looks the function up in an object, where `constructor` exists too, and
 * leaves the check of rights to each function, most of which omit it. Payload returns `null` without a session.
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
