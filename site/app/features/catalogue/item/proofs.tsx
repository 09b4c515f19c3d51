import { fallbackLanguage } from '../../../i18n/fallback-language.ts'
import { m } from '../../../paraglide/messages.js'
import { Desk } from '../../../ui/desks/desk.tsx'
import type { DeskEntry } from '../../../ui/desks/desk-view.ts'
import { DocumentList } from '../../../ui/documents/document-list.tsx'
import type { DocumentView } from '../../../ui/documents/document-view.ts'
import { ArrowIcon } from '../../../ui/icons.tsx'
import { LocalLink } from '../../../ui/local-link.tsx'
import type { PageLink } from '../../../ui/other-pages.tsx'

type ProofsProps = {
  documents: readonly DocumentView[]
  contact: DeskEntry | null
  posts: readonly PageLink[]
  /** Other products or machines. */
  others: { title: string; pages: readonly PageLink[] } | null
}

/** Support for an offer: its documents, the contact and articles about it; then other offers. */
export function Proofs({ documents, contact, posts, others }: ProofsProps) {
  return (
    <div className="wrap grid items-start gap-x-8 gap-y-12 pb-band sm:grid-cols-2 lg:grid-cols-12">
      {documents.length > 0 && (
        <section
          aria-labelledby="documents"
          className="sm:col-span-2 lg:col-span-7 print:col-span-1"
        >
          <h2 id="documents" className="mb-5 text-heading font-semibold">
            {m.document_list_title()}
          </h2>
          <DocumentList documents={documents} />
          <LocalLink to="/dokumen" className="onward mt-2 text-ore">
            {m.document_list_all()}
            <ArrowIcon className="size-4" />
          </LocalLink>
        </section>
      )}
      {contact && (
        <section
          aria-labelledby="contact-person"
          className={`sm:col-span-2 lg:col-span-5 ${documents.length > 0 ? 'print:col-span-1' : ''}`}
        >
          <h2 id="contact-person" className="mb-5 text-heading font-semibold">
            {m.offer_contact()}
          </h2>
          <Desk desk={contact} />
        </section>
      )}
      {posts.length > 0 && (
        <section aria-labelledby="posts" className="lg:col-span-7 print:hidden">
          <h2 id="posts" className="mb-5 text-heading font-semibold">
            {m.offer_posts()}
          </h2>
          <Links pages={posts} />
        </section>
      )}
      {others && others.pages.length > 0 && (
        <nav aria-labelledby="other-pages" className="lg:col-span-5">
          <h2 id="other-pages" className="mb-5 text-heading font-semibold">
            {others.title}
          </h2>
          <Links pages={others.pages} />
        </nav>
      )}
    </div>
  )
}

function Links({ pages }: { pages: readonly PageLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {pages.map(({ path, name }) => (
        <li key={path}>
          <LocalLink to={path} lang={fallbackLanguage(name)} className="onward text-ore">
            {name}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
