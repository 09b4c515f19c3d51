import type { CollectionConfig, DateField } from 'payload'
import { dayAndTime } from '../../platform/admin/fields.ts'

/** Replaces Payload's timestamps, which are not formatted like the other dates of the admin. */
function timestamp(name: 'updatedAt' | 'createdAt'): DateField {
  return {
    name,
    type: 'date',
    index: true,
    label: ({ t }) => t(`general:${name}`),
    admin: { date: dayAndTime, disableBulkEdit: true, hidden: true },
  }
}

export function withTimestamps(config: CollectionConfig): CollectionConfig {
  if (config.timestamps === false) return config
  return { ...config, fields: [...config.fields, timestamp('updatedAt'), timestamp('createdAt')] }
}
