import type { Label } from '../../platform/admin/labels.ts'

/** The events of the audit log. */
export const events = [
  { value: 'sign-in', label: { id: 'Masuk', en: 'Signed in' } },
  { value: 'sign-in-rejected', label: { id: 'Gagal masuk', en: 'Sign-in rejected' } },
  { value: 'sign-in-locked', label: { id: 'Akun terkunci', en: 'Account locked' } },
  {
    value: 'code-asked',
    label: { id: 'Kata sandi benar; kode diminta', en: 'Password correct; code required' },
  },
  { value: 'code-rejected', label: { id: 'Kode salah', en: 'Wrong code' } },
  { value: 'sign-out', label: { id: 'Keluar', en: 'Signed out' } },
  { value: 'password-changed', label: { id: 'Kata sandi diubah', en: 'Password changed' } },
  { value: 'factor-on', label: { id: 'Faktor kedua aktif', en: 'Second factor on' } },
  { value: 'factor-off', label: { id: 'Faktor kedua dimatikan', en: 'Second factor off' } },
  {
    value: 'recovery-codes-renewed',
    label: { id: 'Kode pemulihan baru', en: 'New recovery codes' },
  },
  { value: 'account-made', label: { id: 'Akun dibuat', en: 'Account created' } },
  { value: 'role-changed', label: { id: 'Peran diubah', en: 'Role changed' } },
  { value: 'published', label: { id: 'Dipublikasikan', en: 'Published' } },
  { value: 'unpublished', label: { id: 'Publikasi dibatalkan', en: 'Unpublished' } },
  { value: 'plan-made', label: { id: 'Publikasi dijadwalkan', en: 'Publication scheduled' } },
  { value: 'plan-removed', label: { id: 'Jadwal publikasi dihapus', en: 'Schedule removed' } },
  { value: 'deleted', label: { id: 'Dihapus', en: 'Deleted' } },
  {
    value: 'messages-expired',
    label: { id: 'Pesan lama dihapus sendiri', en: 'Old enquiries deleted automatically' },
  },
  { value: 'message-read', label: { id: 'Pesan dibuka', en: 'Enquiry opened' } },
  { value: 'messages-exported', label: { id: 'Pesan diunduh', en: 'Enquiries downloaded' } },
  {
    value: 'person-exported',
    label: { id: 'Data seseorang diunduh', en: 'Personal data downloaded' },
  },
  {
    value: 'person-deleted',
    label: { id: 'Data seseorang dihapus', en: 'Personal data deleted' },
  },
] as const satisfies { value: string; label: Label }[]

export type AuditEvent = (typeof events)[number]['value']
