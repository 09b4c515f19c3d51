import type { CollectionConfig } from 'payload'
import { nobody } from '../../platform/access/access.ts'
import { exportVisits } from './export-visits.ts'

/**
 * What the sites have counted of their visitors, as sums by day; nothing of one visitor. Only {@link countVisits} adds
 * to them, and editors read them in a view of their own.
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
    endpoints: [exportVisits],
    // A sum has a day, and needs no other.
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
