import { Calculator } from '../calculator.tsx'
import { heatView } from './heat-view.ts'

export function HeatCalculator() {
  return <Calculator getView={heatView} />
}
