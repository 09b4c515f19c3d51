import { island } from '../../../islands/island.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { pageStyles } from '../../../page-styles.ts'
import calculatorStyles from '../../../styles/calculator-page.css?url'
import { CalculatorScreen } from '../calculator-screen.tsx'
import { readCalculatorPage } from '../read-calculator-page.server.ts'
import type { Route } from './+types/shipping-route'
import { ShippingCalculator } from './shipping-calculator.tsx'
import { shippingReferences } from './shipping-view.ts'

const path = '/kalkulator/tongkang-kapal'

const ShippingIsland = island('shipping-calculator', ShippingCalculator)

export const handle = pageStyles(calculatorStyles)

export function loader({ context }: Route.LoaderArgs) {
  return readCalculatorPage(context, path)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, seo } = loaderData.page
  return pageMeta({ matches, title, seo })
}

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorScreen page={loaderData.page} references={shippingReferences()}>
      <ShippingIsland />
    </CalculatorScreen>
  )
}
