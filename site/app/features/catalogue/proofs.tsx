import { m } from '../../paraglide/messages.js'
import { DocumentList } from '../../ui/documents/document-list.tsx'
import type { DocumentView } from '../../ui/documents/document-view.ts'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import type { PageLink } from '../../ui/other-pages.tsx'
import type { DeskEntry } from '../contact/offices-view.ts'
import { ContactPerson } from '../offer/contact-person.tsx'
import { OfferSection } from '../offer/offer-section.tsx'

type ProofsProps = {
  documents: readonly DocumentView[]
  contact: DeskEntry | null
  posts: readonly PageLink[]
}

/** What backs an offer: its documents, whom to ask, and articles about it. */
export function Proofs({ documents, contact, posts }: ProofsProps) {
  return (
    <>
      {documents.length > 0 && (
        <OfferSection
          id="documents"
          title={m.document_list_title()}
          isShort
          lead={
            <LocalLink to="/dokumen" className="onward mt-2 text-ore">
              {m.document_list_all()}
              <ArrowIcon className="size-4" />
            </LocalLink>
          }
        >
          <div data-reveal>
            <DocumentList documents={documents} />
          </div>
        </OfferSection>
      )}
      {contact && <ContactPerson desk={contact} />}
      {posts.length > 0 && (
        <OfferSection id="posts" title={m.offer_posts()} isShort>
          <ul className="offer-links">
            {posts.map(({ path, name }) => (
              <li key={path}>
                <LocalLink to={path} className="onward text-ore">
                  {name}
                  <ArrowIcon className="size-4" />
                </LocalLink>
              </li>
            ))}
          </ul>
        </OfferSection>
      )}
    </>
  )
}
