import { calculatorPaths } from '@niaga/contract/pages'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import { itemList } from '../../structured-data/item-list.ts'
import type { Route } from './+types/calculators-route'
import calculatorStyles from './calculator.css?url'
import { CalculatorsScreen } from './calculators-screen.tsx'

export const handle = pageStyles(calculatorStyles)

export async function loader({ context }: Route.LoaderArgs) {
  const locale = getLocale()
  const site = context.get(siteContext)
  const pages = await readPages(locale, site)
  const calculators = calculatorPaths.map((path) => {
    const { title, intro } = pages.pageAt(path)
    return { path, title, intro }
  })
  const page = pages.pageAt('/kalkulator')
  const base = { origin: site.origin, locale }
  const listed = calculators.map(({ path, title }) => ({ path, name: title }))
  site.describe([breadcrumbList([], page.title, base), ...itemList(listed, base)])
  return { page, calculators }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function Calculators({ loaderData }: Route.ComponentProps) {
  return <CalculatorsScreen {...loaderData} />
}
