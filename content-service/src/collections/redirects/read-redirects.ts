import type { Redirect } from '@niaga/contract/redirects'
import type { Payload } from 'payload'
import { getPublished } from '../content/published.ts'
import { maxRedirects } from './validate-redirect.ts'

/** Returns all redirects, the same in every language. */
export async function readRedirects(payload: Payload): Promise<Redirect[]> {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: getPublished('redirects'),
    sort: 'id',
    limit: maxRedirects,
    pagination: false,
    depth: 0,
  })
  return docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? false }))
}
