import type { MetaDescriptor } from 'react-router'
import type { Chrome } from './features/frame/chrome-view.ts'
import { m } from './paraglide/messages.js'

type PageMeta = {
  /** The route's matches, the root's first, which has the company's name. */
  matches: readonly [RootMatch, ...unknown[]]
  title: string
  /** A function gets the company's name; a page that shows a failure has no description. */
  description?: string | ((company: string) => string)
}

type RootMatch = { loaderData?: { chrome: Chrome } | undefined } | undefined

/** Title and description of a page; the title is its own name before the company's. */
export function pageMeta({ matches, title, description }: PageMeta): MetaDescriptor[] {
  const company = matches[0]?.loaderData?.chrome.company.name || m.site_name()
  const content = typeof description === 'function' ? description(company) : description
  return [
    { title: `${title} | ${company}` },
    ...(content === undefined ? [] : [{ name: 'description', content }]),
  ]
}
