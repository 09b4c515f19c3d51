import { ownRecords } from '../database/own-records.ts'

/** Which copy of the service does what only one of them may do at a time. */
export const leases = ownRecords('leases', [
  { name: 'name', type: 'text', required: true, unique: true },
  { name: 'holder', type: 'text', required: true },
  { name: 'until', type: 'number', required: true },
])
