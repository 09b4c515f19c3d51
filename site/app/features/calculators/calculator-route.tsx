import { type CalculatorPath, calculatorPaths } from '@niaga/contract/pages'
import { data } from 'react-router'
import { valueOrNull } from '../../../content/reading.ts'
import { getPath } from '../../i18n/locale-address.ts'
import { island } from '../../islands/island.tsx'
import { pageMeta } from '../../page-meta.ts'
import { pageStyles } from '../../page-styles.ts'
import { readPages } from '../../page-texts/read-pages.server.ts'
import { getLocale } from '../../paraglide/runtime.js'
import { siteContext } from '../../site-context.ts'
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts'
import type { Route } from './+types/calculator-route'
import calculatorStyles from './calculator.css?url'
import { Calculator } from './calculator.tsx'
import { CalculatorScreen } from './calculator-screen.tsx'
import { coalsOnOffer } from './heat/coals-on-offer.ts'
import type { Coal } from './heat/cost-view.ts'
import { getCalculator } from './loaded-calculators.server.ts'

type CalculatorProps = { path: CalculatorPath; coals: Coal[] }

/** In the browser start-island.tsx loads the calculator of the path. */
const CalculatorIsland = island('calculator', ({ path, coals }: CalculatorProps) => (
  <Calculator getView={(search) => getCalculator(path).getView(search, coals)} />
))

export const handle = pageStyles(calculatorStyles)

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = calculatorPaths.find((candidate) => candidate === getPath(url.pathname))
  if (!path) throw data(null, { status: 404 })
  const locale = getLocale()
  const site = context.get(siteContext)
  const page = (await readPages(locale, site)).pageAt(path)
  site.describe([breadcrumbList(['/kalkulator'], page.title, { origin: site.origin, locale })])
  const products = path === '/kalkulator/nilai-kalor' && (await site.content.products(locale))
  const coals = coalsOnOffer((products && valueOrNull(products)) || [], locale)
  return { path, page, coals }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function CalculatorPage({
  loaderData: { path, page, coals },
}: Route.ComponentProps) {
  return (
    <CalculatorScreen page={page} references={getCalculator(path).getReferences?.()}>
      <CalculatorIsland path={path} coals={coals} />
    </CalculatorScreen>
  )
}
