import type { PayloadRequest } from 'payload'
import { getPage } from './addresses.ts'
import { linkTargets } from './find-documents.ts'

/** Where an address leads: to a visible page, to a page not yet visible, to no page, or outside the site's pages. */
export type LinkState =
  | { state: 'shown' | 'draft'; kind: string; title: string }
  | { state: 'missing' | 'outside' }

export async function getLinkState(req: PayloadRequest, address: string): Promise<LinkState> {
  const page = getPage(address)
  if (page === null) return { state: 'outside' }
  const target = (await linkTargets(req)).find((one) => one.address === page)
  if (!target) return { state: 'missing' }
  const { kind, title, isPublic } = target
  return { state: isPublic ? 'shown' : 'draft', kind, title }
}
