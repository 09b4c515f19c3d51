import type { DateField } from 'payload'

/** Before every date that an editor can choose. */
const undated = '0001-01-01T00:00:00.000Z'

/**
 * The sort key of the list of posts: the published date, or a date before all others for a post without one. SQLite
 * sorts `NULL` first, PostgreSQL last.
 */
export function listedAt(): DateField {
  return {
    name: 'listedAt',
    type: 'date',
    index: true,
    label: { id: 'Urutan dalam daftar', en: 'Position in the list' },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: { beforeChange: [({ siblingData }) => siblingData.publishedDate || undated] },
  }
}
