import type { PayloadRequest } from 'payload'
import { pageOf } from './addresses.ts'
import { linkTargets } from './find-documents.ts'

/** Where an address leads: to a page that is shown, to one that is not yet, to none, or outside the pages of the site. */
export type LinkState =
  | { state: 'shown' | 'draft'; kind: string; title: string }
  | { state: 'missing' | 'outside' }

export async function linkStateOf(req: PayloadRequest, address: string): Promise<LinkState> {
  const page = pageOf(address)
  if (page === null) return { state: 'outside' }
  const target = (await linkTargets(req)).find((one) => one.address === page)
  if (!target) return { state: 'missing' }
  const { kind, title, isPublic } = target
  return { state: isPublic ? 'shown' : 'draft', kind, title }
}
