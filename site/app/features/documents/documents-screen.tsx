import { useRef } from 'react'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { DocumentList } from '../../ui/documents/document-list.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import type { DocumentGroup } from './document-groups.ts'

type DocumentsScreenProps = { page: SitePage; groups: readonly DocumentGroup[] }

/** What visitors may download, by kind. */
export function DocumentsScreen({ page, groups }: DocumentsScreenProps) {
  const screen = useRef<HTMLDivElement>(null)
  useReveal(screen)
  return (
    <div ref={screen}>
      <PageHero title={page.title} lead={page.intro} picture={page.picture} alt={page.pictureAlt} />
      <div className="wrap grid gap-y-14 py-band lg:gap-y-20">
        {groups.length === 0 && <EmptyNotice text={m.document_list_empty()} />}
        {groups.map(({ kind, documents }) => (
          <section
            key={kind}
            aria-labelledby={`kind-${kind}`}
            className="grid gap-x-8 gap-y-6 lg:grid-cols-12"
          >
            <h2 id={`kind-${kind}`} className="expanded text-heading lg:col-span-4">
              {kinds[kind]()}
            </h2>
            <div data-reveal className="lg:col-span-8">
              <DocumentList documents={documents} />
            </div>
          </section>
        ))}
      </div>
      <CallToAction closing={page.closing} />
    </div>
  )
}

const kinds = {
  profile: m.document_kind_profile,
  licence: m.document_kind_licence,
  certificate: m.document_kind_certificate,
  sheet: m.document_kind_sheet,
  policy: m.document_kind_policy,
  safety: m.document_kind_safety,
  contract: m.document_kind_contract,
}
