import type { DateField } from 'payload'

/** Before every date that an editor may choose. */
const undated = '0001-01-01T00:00:00.000Z'

/**
 * What the list of posts is ordered by: the published date, and for a post without one a date before
 * all others. SQLite counts a missing date as the lowest, PostgreSQL as the highest.
 */
export function listedAt(): DateField {
  return {
    name: 'listedAt',
    type: 'date',
    index: true,
    label: { id: 'Urutan dalam daftar', en: 'Place in the list' },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { beforeChange: [({ siblingData }) => siblingData.publishedDate || undated] },
  }
}
