import type { CollectionConfig, Field } from 'payload'
import { nobody } from '../access/access.ts'

/** A collection for the service's own records: no account reads or changes it, and the admin does not show it. */
export function internalCollection(slug: string, fields: Field[]): CollectionConfig {
  return {
    slug,
    access: { create: nobody, read: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    fields,
  }
}
