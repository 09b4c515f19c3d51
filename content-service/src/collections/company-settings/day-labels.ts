import type { days } from '@niaga/contract/opening-hours'
import type { Label } from '../../platform/admin/labels.ts'

/** The names of the weekdays in the admin. */
export const dayLabels = {
  monday: { id: 'Senin', en: 'Monday' },
  tuesday: { id: 'Selasa', en: 'Tuesday' },
  wednesday: { id: 'Rabu', en: 'Wednesday' },
  thursday: { id: 'Kamis', en: 'Thursday' },
  friday: { id: 'Jumat', en: 'Friday' },
  saturday: { id: 'Sabtu', en: 'Saturday' },
  sunday: { id: 'Minggu', en: 'Sunday' },
} satisfies Record<(typeof days)[number], Label>
