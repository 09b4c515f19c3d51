import { stopService } from '../../../scripts/services.ts'
import type { PreparedCompany } from '../../journeys/support/company.ts'
import { startContent } from '../../support/content.ts'
import { signIn } from '../../support/editor.ts'

/** Adds copies of the sample's first product, with its grades. */
export async function addProducts(company: PreparedCompany, count: number): Promise<void> {
  const service = await startContent({ DATA_DIR: company.dataDir })
  const editor = await signIn(service.origin, company.editor)
  const response = await editor.ask('/products?limit=1&depth=0&locale=id')
  const { docs } = await response.json()
  const { id: _, sheet: _sheet, image: _image, ...product } = withoutIds(docs[0])
  for (let number = docs.length; number < count; number += 1) {
    const body = JSON.stringify({ ...product, name: `Batubara ${number}` })
    const created = await editor.ask('/products?locale=id', { method: 'POST', body })
    if (!created.ok) throw new Error(`A product was rejected: ${await created.text()}`)
  }
  await stopService(service)
}

/** Removes ids, because rows with the ids of another document would be moved from it. */
function withoutIds<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutIds) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name]) => name !== 'id')
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutIds(part)])) as Value
}
