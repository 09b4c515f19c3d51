import type { PagePath } from '@niaga/contract/pages'
import type { RouterContextProvider } from 'react-router'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'

/** Loads the texts of a calculator's page. */
export async function readCalculatorPage(
  context: Readonly<RouterContextProvider>,
  path: Extract<PagePath, `/kalkulator${string}`>,
) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const page = (await readPages(locale, site)).pageAt(path)
  site.describe([breadcrumbList(['/kalkulator'], page.title, { origin: site.origin, locale })])
  return { page }
}
