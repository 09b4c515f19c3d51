import { Calculator } from '../calculator.tsx'
import { fleetView } from './fleet-view.ts'

export function FleetCalculator() {
  return <Calculator getView={fleetView} />
}
