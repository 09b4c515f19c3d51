import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import calculatorStyles from '../../../styles/calculator-page.css?url'
import { CalculatorScreen } from '../calculator-screen.tsx'
import { revalidatesOnlyOtherPages } from '../only-other-pages.ts'
import { readCalculatorPage } from '../read-calculator-page.server.ts'
import type { Route } from './+types/heat-route'
import { heatView } from './heat-view.ts'

const path = '/kalkulator/nilai-kalor'

export const handle = pageStyles(calculatorStyles)

export const shouldRevalidate = revalidatesOnlyOtherPages

export function loader({ context }: Route.LoaderArgs) {
  return readCalculatorPage(context, path)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function HeatCalculator({ loaderData }: Route.ComponentProps) {
  return <CalculatorScreen page={loaderData.page} path={path} getView={heatView} />
}
