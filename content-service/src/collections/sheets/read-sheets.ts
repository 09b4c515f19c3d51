import type { BaseLocale } from '@niaga/contract/locale'
import { sheetPaths } from '@niaga/contract/sheet-paths'
import type { Sheet } from '@niaga/contract/sheets'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { getPublished } from '../content/published.ts'
import { referencedId } from '../content/reference.ts'
import { presentSheet, type SheetOwner } from './present-sheet.ts'

/** Returns all specification sheets, in the order of the route table. */
export async function readSheets(payload: Payload, locale: BaseLocale): Promise<Sheet[]> {
  const [{ documents }, products, tools] = await Promise.all([
    findLocalized(payload, { collection: 'sheets' }),
    findOwners(payload, 'products'),
    findOwners(payload, 'tools'),
  ])
  const getOwner = (id: number): SheetOwner => ({
    product_id: products.get(id),
    tool_id: tools.get(id),
  })
  const position = new Map<string, number>(sheetPaths.map((path, index) => [path, index]))
  const getPosition = ({ path }: Sheet) => position.get(path) ?? 0
  return documents
    .map((sheet) => presentSheet(sheet, locale, getOwner(sheet.id.id)))
    .sort((one, other) => getPosition(one) - getPosition(other))
}

/** Returns the product or tool id of each sheet that has an owner. */
async function findOwners(
  payload: Payload,
  collection: 'products' | 'tools',
): Promise<Map<number, number>> {
  const { docs } = await payload.find({
    collection,
    where: getPublished(collection, { sheet: { exists: true } }),
    select: { sheet: true },
    pagination: false,
    depth: 0,
  })
  return new Map(docs.map(({ id, sheet }) => [referencedId(sheet) ?? 0, id]))
}
