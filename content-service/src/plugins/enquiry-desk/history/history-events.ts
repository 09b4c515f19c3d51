import type { Label } from '../../../platform/admin/labels.ts'

/** The events in the history of an enquiry. */
export const historyEvents = [
  { value: 'received', label: { id: 'Diterima', en: 'Received' } },
  { value: 'status', label: { id: 'Status', en: 'Stage' } },
  { value: 'assigned', label: { id: 'Ditangani oleh', en: 'Assigned to' } },
  { value: 'note', label: { id: 'Catatan ditambahkan', en: 'Note added' } },
  { value: 'answered', label: { id: 'Jawaban terkirim', en: 'Reply sent' } },
  { value: 'answer-failed', label: { id: 'Jawaban gagal terkirim', en: 'Reply not sent' } },
  { value: 'file-deleted', label: { id: 'Lampiran dihapus', en: 'Attachment deleted' } },
  { value: 'reminded', label: { id: 'Pengingat dikirim', en: 'Reminder sent' } },
] as const satisfies { value: string; label: Label }[]

export type HistoryEvent = (typeof historyEvents)[number]['value']
