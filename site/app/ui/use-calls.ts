import type { ContactDetails } from '@niaga/contract/contact-details'
import { useMatches, useRouteLoaderData } from 'react-router'
import { type Calls, callsFor, type Subject, type Ways } from './calls.ts'

/** What the loaders return for the calls to action of their page. */
type PageData = { subject?: Subject | null }
type RootData = { origin: string; chrome: { contact: ContactDetails | null } }

/**
 * The calls to action of the page that is shown, wherever on it they are.
 *
 * @param shown the number or address that the link shows; the page's desk by default, else the company
 */
export function useCalls(shown?: Ways): Calls {
  const page = useMatches().at(-1)?.id ?? ''
  const subject = useRouteLoaderData<PageData>(page)?.subject ?? null
  const { origin = '', chrome } = useRouteLoaderData<RootData>('root') ?? {}
  const ways = shown ? [shown] : [subject?.desk ?? null, chrome?.contact ?? null]
  return callsFor(subject, ways, origin)
}
