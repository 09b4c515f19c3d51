import { fallbackLanguage } from '../../i18n/fallback-language.ts'
import { m } from '../../paraglide/messages.js'
import { DocumentList } from '../../ui/documents/document-list.tsx'
import type { DocumentView } from '../../ui/documents/document-view.ts'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import type { PageLink } from '../../ui/other-pages.tsx'
import { Desk } from '../contact/desk.tsx'
import type { DeskEntry } from '../contact/offices-view.ts'

type ProofsProps = {
  documents: readonly DocumentView[]
  contact: DeskEntry | null
  posts: readonly PageLink[]
  /** Other products or machines. */
  others: { title: string; pages: readonly PageLink[] }
}

/** What backs an offer: its documents, whom to ask, and articles about it; and what else there is. */
export function Proofs({ documents, contact, posts, others }: ProofsProps) {
  return (
    <div className="wrap proofs">
      {documents.length > 0 && (
        <section aria-labelledby="documents" className="is-wide">
          <h2 id="documents">{m.document_list_title()}</h2>
          <DocumentList documents={documents} />
          <LocalLink to="/dokumen" className="onward mt-4 text-ore">
            {m.document_list_all()}
            <ArrowIcon className="size-4" />
          </LocalLink>
        </section>
      )}
      {contact && (
        <section aria-labelledby="contact-person" className="is-wide">
          <h2 id="contact-person">{m.offer_contact()}</h2>
          <Desk desk={contact} />
        </section>
      )}
      {posts.length > 0 && (
        <section aria-labelledby="posts">
          <h2 id="posts">{m.offer_posts()}</h2>
          <Links pages={posts} />
        </section>
      )}
      {others.pages.length > 0 && (
        <nav aria-labelledby="other-pages" className="print:hidden">
          <h2 id="other-pages">{others.title}</h2>
          <Links pages={others.pages} />
        </nav>
      )}
    </div>
  )
}

function Links({ pages }: { pages: readonly PageLink[] }) {
  return (
    <ul className="offer-links">
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
