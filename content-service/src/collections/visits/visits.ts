import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/access/access.ts'
import { internalCollection } from '../../platform/database/internal-collection.ts'

/**
 * The sites' visit counts, as sums per day without data of single visitors. Only {@link countVisits} adds to them; editors
 * read them in a separate view.
 */
export function visits(): CollectionConfig {
  return {
    slug: 'visits',
    labels: {
      singular: { id: 'Kunjungan', en: 'Visit' },
      plural: { id: 'Kunjungan', en: 'Visits' },
    },
    access: { create: nobody, update: nobody, delete: nobody },
    admin: { hidden: true },
    // A sum has a day and needs no timestamps.
    timestamps: false,
    indexes: [{ fields: ['day', 'kind', 'name', 'language'], unique: true }],
    fields: [
      { name: 'day', type: 'text', required: true },
      { name: 'kind', type: 'text', required: true },
      { name: 'name', type: 'text', required: true },
      { name: 'language', type: 'text', required: true },
      { name: 'total', type: 'number', required: true },
    ],
  }
}

/** The batches of visits already counted, which identify a repeated batch. */
export function visitBatches(): CollectionConfig {
  const fields = [
    { name: 'batch', type: 'text', required: true, unique: true },
    { name: 'day', type: 'text', required: true, index: true },
  ] as const
  return { ...internalCollection('visit-batches', [...fields]), timestamps: false }
}
