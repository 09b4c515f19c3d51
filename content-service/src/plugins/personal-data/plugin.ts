import type { Plugin } from 'payload'
import { deletionRecords } from './deletion-records.ts'

/** The records that stay when what is stored about one person was deleted. */
export function personalData(): Plugin {
  return (config) => ({
    ...config,
    collections: [...(config.collections ?? []), deletionRecords()],
  })
}
