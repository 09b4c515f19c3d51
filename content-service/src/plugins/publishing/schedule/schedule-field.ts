import type { UIField } from 'payload'

/** The schedule of a document, beside its form and as a column of the list. */
export function scheduleField(): UIField {
  return {
    name: 'schedule',
    type: 'ui',
    label: { id: 'Terjadwal', en: 'Scheduled' },
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      components: {
        Field: '/src/plugins/publishing/schedule/schedule-panel.tsx#SchedulePanel',
        Cell: '/src/plugins/publishing/schedule/schedule-cell.tsx#ScheduleCell',
      },
    },
  }
}
