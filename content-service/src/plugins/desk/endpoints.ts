import type { Endpoint, PayloadRequest } from 'payload'
import { adminEndpoint } from '../../platform/admin-kit/admin-endpoint.ts'
import { findDocuments, findLinkTargets } from './find-documents.ts'
import { getLinkState } from './link-state.ts'
import { nameMissing } from './name-missing.ts'

/** The endpoints for the desk's components in the browser, only for signed-in accounts. */
export function deskEndpoints(): Endpoint[] {
  return [
    get('search', async (req, query) => ({ found: await findDocuments(req, query('q')) })),
    get('link-targets', async (req, query) => ({
      targets: await findLinkTargets(req, query('q')),
    })),
    get('link', (req, query) => getLinkState(req, query('q'))),
    get('translations', (req, query) =>
      nameMissing(req, query('slug'), query('id') === '' ? null : Number(query('id'))),
    ),
  ]
}

type Respond = (req: PayloadRequest, query: (name: string) => string) => Promise<object>

/** @returns an endpoint at `/cms/api/desk/NAME` */
function get(name: string, respond: Respond): Endpoint {
  return adminEndpoint({ method: 'get', path: `/desk/${name}`, role: 'account' }, ({ req }) =>
    respond(req, (key) => req.searchParams.get(key) ?? ''),
  )
}
