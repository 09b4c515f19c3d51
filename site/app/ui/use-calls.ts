import type { ContactDetails } from '@niaga/contract/contact-details'
import { useMatches, useRouteLoaderData } from 'react-router'
import { type Calls, callsFor, type Subject, type Ways } from './calls.ts'

/** Data that loaders return for the calls to action of their page. */
type PageData = { subject?: Subject | null }
type RootData = { origin: string; chrome: { contact: ContactDetails | null } }

/**
 * Returns the calls to action of the current page, for any place on it.
 *
 * @param shownWays the number or address that the link shows; by default the page's contact, else the company
 */
export function useCalls(shownWays?: Ways): Calls {
  const page = useMatches().at(-1)?.id ?? ''
  const subject = useRouteLoaderData<PageData>(page)?.subject ?? null
  const { origin = '', chrome } = useRouteLoaderData<RootData>('root') ?? {}
  const ways = shownWays ? [shownWays] : [subject?.desk ?? null, chrome?.contact ?? null]
  return callsFor(subject, ways, origin)
}
