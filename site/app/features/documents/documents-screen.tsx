import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { DocumentList } from '../../ui/documents/document-list.tsx'
import type { RegistrationView } from '../../ui/documents/document-view.ts'
import { kindNames } from '../../ui/documents/kind-names.ts'
import { RegistrationList } from '../../ui/documents/registration-list.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { EmptyNotice } from '../../ui/states/empty-notice.tsx'
import type { DocumentFilter } from './document-filter.ts'
import type { DocumentGroup } from './document-groups.ts'
import { DocumentsFilter } from './documents-filter.tsx'

type DocumentsScreenProps = {
  page: SitePage
  groups: readonly DocumentGroup[]
  filter: DocumentFilter
  registrations: readonly RegistrationView[]
  surveyors: readonly string[]
}

/** Documents to download by kind, filtered by product, kind and year. */
export function DocumentsScreen(props: DocumentsScreenProps) {
  const { page, groups, filter, registrations, surveyors } = props
  const isFiltered = Object.values(filter.query).some(Boolean)
  const count = groups.reduce((sum, { documents }) => sum + documents.length, 0)
  return (
    <div>
      <PageHero page={page} />
      <div className="wrap grid gap-y-14 pt-opening pb-band lg:gap-y-20">
        {(groups.length > 0 || isFiltered) && <DocumentsFilter filter={filter} count={count} />}
        {groups.length === 0 && (
          <EmptyNotice text={isFiltered ? m.document_none() : m.document_list_empty()}>
            {isFiltered ? <AllDocuments /> : null}
          </EmptyNotice>
        )}
        {registrations.length > 0 && !isFiltered && (
          <section aria-labelledby="registrations" className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
            <h2 id="registrations" className="expanded text-heading lg:col-span-4">
              {m.footer_registrations()}
            </h2>
            <div data-reveal className="lg:col-span-8">
              <RegistrationList registrations={registrations} surveyors={surveyors} />
            </div>
          </section>
        )}
        {groups.map(({ kind, documents }) => (
          <section
            key={kind}
            aria-labelledby={`kind-${kind}`}
            className="grid gap-x-8 gap-y-6 lg:grid-cols-12"
          >
            <h2 id={`kind-${kind}`} className="expanded text-heading lg:col-span-4">
              {kindNames[kind]()}
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

function AllDocuments() {
  return (
    <LocalLink to="/dokumen" className="onward mt-4 text-ore">
      {m.document_list_all()}
      <ArrowIcon />
    </LocalLink>
  )
}
