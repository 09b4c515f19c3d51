import type { Relation } from '@niaga/contract/entities'
import type { Grade } from '@niaga/contract/grades'
import { m } from '../../../paraglide/messages.js'
import type { RegistrationView } from '../../../ui/documents/document-view.ts'
import type { OriginView } from '../offer/offer-view.ts'

/** One line of evidence for the figures of a product or machine, with the page that it links to. */
export type EvidenceLine = { text: string; note?: string; to?: string }

export type EvidenceFact = { name: string; lines: EvidenceLine[] }

type EvidenceSources = {
  grades: readonly Grade[] | undefined
  /** Places of origin. */
  origins: readonly OriginView[]
  /** The company's registrations. */
  registrations: readonly RegistrationView[]
}

/** Further methods are in the sheet. */
const maxMethods = 6

/** Returns the evidence for an offer that a buyer can check besides its documents; empty without any. */
export function evidence(sources: EvidenceSources): EvidenceFact[] {
  const { grades = [], origins, registrations } = sources
  const methods = new Set(grades.flatMap(({ rows }) => rows).flatMap(({ method }) => method || []))
  return [
    {
      name: m.evidence_methods(),
      lines: methods.size > 0 ? [{ text: [...methods].slice(0, maxMethods).join(', ') }] : [],
    },
    {
      name: m.offer_origin(),
      lines: origins.map(({ id, name, relation }) => ({
        text: name,
        to: `/lokasi-tambang#lokasi-${id}`,
        ...(relation && { note: relationTexts[relation]() }),
      })),
    },
    {
      name: m.footer_registrations(),
      lines:
        registrations.length > 0
          ? [
              {
                text: m.evidence_company(),
                to: '/tentang-kami#documents',
                note: registrations.map(registrationText).join('; '),
              },
            ]
          : [],
    },
  ].filter(({ lines }) => lines.length > 0)
}

function registrationText({ name, number, isExpired, validUntil }: RegistrationView): string {
  const expired = isExpired && `(${m.document_expired()} ${validUntil?.human})`
  return [name, number, expired].filter(Boolean).join(' ')
}

const relationTexts = {
  own: m.location_own,
  affiliate: m.location_affiliate,
  third_party: m.location_third_party,
} satisfies Record<Relation, () => string>
