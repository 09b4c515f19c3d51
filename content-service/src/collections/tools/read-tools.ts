import type { Tool } from '@niaga/contract/entities'
import type { Payload } from 'payload'
import { findLocalized } from '../content/localized.ts'
import { presentTool } from './present-tool.ts'

/** All tools, in the editors' order. */
export async function readTools(payload: Payload): Promise<Tool[]> {
  const { documents } = await findLocalized(payload, { collection: 'tools', sort: 'sortOrder' })
  return documents.map(presentTool)
}

/** One tool, `null` for an unknown id. */
export async function readTool(payload: Payload, id: number): Promise<Tool | null> {
  const where = { id: { equals: id } }
  const { documents } = await findLocalized(payload, { collection: 'tools', where, limit: 1 })
  return documents.map(presentTool)[0] ?? null
}
