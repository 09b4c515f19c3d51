import type { DocumentKind } from '@niaga/contract/documents'
import { m } from '../../paraglide/messages.js'

export const kindNames = {
  profile: m.document_kind_profile,
  licence: m.document_kind_licence,
  certificate: m.document_kind_certificate,
  sheet: m.document_kind_sheet,
  policy: m.document_kind_policy,
  safety: m.document_kind_safety,
  contract: m.document_kind_contract,
} satisfies Record<DocumentKind, () => string>

/** Names of the kinds in addresses, Indonesian in both languages. */
export const kindWords = {
  profile: 'profil',
  licence: 'izin',
  certificate: 'sertifikat',
  sheet: 'lembar',
  policy: 'kebijakan',
  safety: 'keselamatan',
  contract: 'kontrak',
} satisfies Record<DocumentKind, string>
