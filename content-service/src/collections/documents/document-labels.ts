import type { DocumentKind, DocumentLanguage } from '@niaga/contract/documents'
import type { Label } from '../../platform/admin/labels.ts'

export const kindLabels: Record<DocumentKind, Label> = {
  profile: { id: 'Profil perusahaan', en: 'Company profile' },
  licence: { id: 'Izin', en: 'Licence' },
  certificate: { id: 'Sertifikat', en: 'Certificate' },
  sheet: { id: 'Lembar spesifikasi', en: 'Specification sheet' },
  policy: { id: 'Kebijakan', en: 'Policy' },
  safety: { id: 'Keselamatan', en: 'Safety' },
  contract: { id: 'Kontrak', en: 'Contract' },
}

export const languageLabels: Record<DocumentLanguage, Label> = {
  id: { id: 'Bahasa Indonesia', en: 'Indonesian' },
  en: { id: 'Bahasa Inggris', en: 'English' },
  both: { id: 'Keduanya', en: 'Both' },
}
