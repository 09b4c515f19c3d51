import { type CalculatorPath, calculatorPaths } from '@niaga/contract/pages'
import { type Calculator, calculators } from './calculators.ts'

const loaded = new Map(
  await Promise.all(
    calculatorPaths.map(async (path) => [path, await calculators[path]()] as const),
  ),
)

export function getCalculator(path: CalculatorPath): Calculator {
  const calculator = loaded.get(path)
  if (!calculator) throw new Error(`No calculator is at ${path}`)
  return calculator
}
