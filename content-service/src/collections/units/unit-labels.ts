import type { unitOffers, unitStates } from '@niaga/contract/units'
import type { Label } from '../../platform/admin/labels.ts'

export const offers: Record<(typeof unitOffers)[number], Label> = {
  sale: { id: 'Dijual', en: 'For sale' },
  hire: { id: 'Disewakan', en: 'For hire' },
  both: { id: 'Dijual atau disewakan', en: 'For sale or hire' },
}

export const states: Record<(typeof unitStates)[number], Label> = {
  free: { id: 'Tersedia', en: 'Available' },
  hired: { id: 'Sedang disewa', en: 'On hire' },
  sold: { id: 'Terjual', en: 'Sold' },
}
