import type { Tool } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { readOwnedDocuments } from '../documents/read-owned-documents.ts'
import { shownDay } from '../terms/shown-day.ts'
import { readUnits } from '../units/read-units.ts'
import { presentTool } from './present-tool.ts'

/** Returns all tools, in the editors' order. */
export async function readTools(payload: Payload): Promise<Tool[]> {
  const [{ documents }, units, owned, today] = await Promise.all([
    findLocalized(payload, { collection: 'tools', sort: 'sortOrder' }),
    readUnits(payload),
    readOwnedDocuments(payload, 'tools'),
    shownDay(payload),
  ])
  return documents.map((tool) => {
    const { id } = tool.id
    return presentTool(tool, { units: units.get(id) ?? [], documents: owned.get(id) ?? [] }, today)
  })
}

/** Returns a tool, `null` for an unknown id. */
export async function readTool(payload: Payload, id: number): Promise<Tool | null> {
  const where = { id: { equals: id } }
  const { documents } = await findLocalized(payload, { collection: 'tools', where, limit: 1 })
  const [tool] = documents
  if (!tool) return null
  const [units, owned, today] = await Promise.all([
    readUnits(payload, { tool: { equals: id } }),
    readOwnedDocuments(payload, 'tools'),
    shownDay(payload),
  ])
  return presentTool(tool, { units: units.get(id) ?? [], documents: owned.get(id) ?? [] }, today)
}
