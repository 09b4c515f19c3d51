import { Calculator } from '../calculator.tsx'
import { shippingView } from './shipping-view.ts'

export function ShippingCalculator() {
  return <Calculator getView={shippingView} />
}
