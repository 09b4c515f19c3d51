import type { Unit } from '@niaga/contract/units'
import type { Payload, Where } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { referencedId } from '../content/reference.ts'
import { presentUnit } from './present-unit.ts'

/** Returns the units of each tool, by tool id, in the editors' order. */
export async function readUnits(payload: Payload, where: Where = {}): Promise<Map<number, Unit[]>> {
  const query = { collection: 'units', where, sort: 'sortOrder' } as const
  const { documents } = await findLocalized(payload, query)
  const byTool = new Map<number, Unit[]>()
  for (const unit of documents) {
    const tool = referencedId(unit.id.tool) ?? 0
    byTool.set(tool, [...(byTool.get(tool) ?? []), presentUnit(unit)])
  }
  return byTool
}
