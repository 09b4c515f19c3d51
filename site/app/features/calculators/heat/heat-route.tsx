import { island } from '../../../islands/island.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import calculatorStyles from '../../../styles/calculator-page.css?url'
import { CalculatorScreen } from '../calculator-screen.tsx'
import { readCalculatorPage } from '../read-calculator-page.server.ts'
import type { Route } from './+types/heat-route'
import { HeatCalculator } from './heat-calculator.tsx'

const path = '/kalkulator/nilai-kalor'

const HeatIsland = island('heat-calculator', HeatCalculator)

export const handle = pageStyles(calculatorStyles)

export function loader({ context }: Route.LoaderArgs) {
  return readCalculatorPage(context, path)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function HeatPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorScreen page={loaderData.page}>
      <HeatIsland />
    </CalculatorScreen>
  )
}
