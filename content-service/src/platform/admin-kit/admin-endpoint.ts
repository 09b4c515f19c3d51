import {
  APIError,
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { z } from 'zod'
import { isAdmin } from '../access/access.ts'
import { fillIn } from '../text/fill-in.ts'
import { type AdminTexts, adminTexts } from './admin-texts.ts'

type Definition<Body> = {
  method: 'delete' | 'get' | 'patch' | 'post'
  path: string
  role: 'account' | 'admin'
  /** If omitted, the body is not read. */
  body?: z.ZodType<Body>
  /** Returns the sentence for an invalid body, if the endpoint has a clearer one. */
  invalid?: (texts: AdminTexts, error: z.ZodError) => string
}

export type AdminCall<Body = unknown> = { req: PayloadRequest; user: TypedUser; body: Body }

/**
 * Returns an endpoint of the admin: it checks the account before it reads the body, and the body before the handler runs.
 *
 * @param handler returns a response, or an object that no cache may keep
 */
export function adminEndpoint<Body>(
  { method, path, role, body, invalid }: Definition<Body>,
  handler: (call: AdminCall<Body>) => Promise<object>,
): Endpoint {
  return {
    method,
    path,
    handler: async (req) => {
      const { user } = req
      if (!user) throw new Forbidden(req.t)
      if (role === 'admin' && !isAdmin(req)) throw new Forbidden(req.t)
      const result = await handler({
        req,
        user,
        body: body ? await readBody(req, body, invalid) : z.any().parse(undefined),
      })
      if (result instanceof Response) return result
      return Response.json(result, { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}

/**
 * Reads the body as Payload's own endpoints do: JSON, or a form with a file. The gate limits its length
 * (`server-kit/src/body-limits.ts`).
 *
 * @throws {APIError} 400 with a sentence in the language of the account
 */
export async function readBody<Body>(
  req: PayloadRequest,
  schema: z.ZodType<Body>,
  invalid: NonNullable<Definition<Body>['invalid']> = describeFault,
): Promise<Body> {
  await addDataAndFileToRequest(req)
  addLocalesToRequestFromData(req)
  const { success, data, error } = schema.safeParse(req.data)
  if (success) return data
  throw rejection(400, invalid(adminTexts(req.i18n), error))
}

/** Returns an error whose message the editor sees. */
export function rejection(status: number, message: string): APIError {
  return new APIError(message, status, null, true)
}

function describeFault({ endpoints }: AdminTexts, { issues }: z.ZodError): string {
  const field = issues[0]?.path.join('.')
  return field ? fillIn(endpoints.invalidField, { field }) : endpoints.unreadable
}
