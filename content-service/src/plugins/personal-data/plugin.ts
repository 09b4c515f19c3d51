import type { Plugin } from 'payload'
import { deletionRecords } from './deletion-records.ts'

/** Gives out and deletes what is stored about one person, and keeps a proof of each deletion. */
export function personalData(): Plugin {
  return (config) => ({
    ...config,
    collections: [...(config.collections ?? []), deletionRecords()],
  })
}
