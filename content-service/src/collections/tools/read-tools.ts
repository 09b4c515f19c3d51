import type { Tool } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { shownDay } from '../terms/shown-day.ts'
import { readUnits } from '../units/read-units.ts'
import { presentTool } from './present-tool.ts'

/** All tools, in the editors' order. */
export async function readTools(payload: Payload): Promise<Tool[]> {
  const [{ documents }, units, today] = await Promise.all([
    findLocalized(payload, { collection: 'tools', sort: 'sortOrder' }),
    readUnits(payload),
    shownDay(payload),
  ])
  return documents.map((tool) => presentTool(tool, units.get(tool.id.id) ?? [], today))
}

/** One tool, `null` for an unknown id. */
export async function readTool(payload: Payload, id: number): Promise<Tool | null> {
  const where = { id: { equals: id } }
  const { documents } = await findLocalized(payload, { collection: 'tools', where, limit: 1 })
  const [tool] = documents
  if (!tool) return null
  const [units, today] = await Promise.all([
    readUnits(payload, { tool: { equals: id } }),
    shownDay(payload),
  ])
  return presentTool(tool, units.get(id) ?? [], today)
}
