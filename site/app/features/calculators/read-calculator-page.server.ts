import type { PagePath } from '@niaga/contract/page-paths'
import type { RouterContextProvider } from 'react-router'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'

/** The texts of a calculator's page. */
export async function readCalculatorPage(
  context: Readonly<RouterContextProvider>,
  path: Extract<PagePath, `/kalkulator${string}`>,
) {
  const pages = await readPages(getLocale(), context.get(siteContext))
  return { page: pages.pageAt(path) }
}
