import type { Locale } from '@niaga/contract/locale'
import { m } from '../../paraglide/messages.js'
import { DocumentList } from '../../ui/documents/document-list.tsx'
import type { DocumentView } from '../../ui/documents/document-view.ts'

type SheetDocumentsProps = { documents: readonly DocumentView[]; language: Locale }

/** What proves the figures of a sheet. */
export function SheetDocuments({ documents, language }: SheetDocumentsProps) {
  if (documents.length === 0) return null
  return (
    <section
      aria-labelledby="documents"
      className="wrap grid gap-x-8 gap-y-6 pb-band print:hidden lg:grid-cols-12"
    >
      <h2 id="documents" className="expanded text-title lg:col-span-4">
        {m.document_list_title({}, { locale: language })}
      </h2>
      <div data-reveal className="lg:col-span-8">
        <DocumentList documents={documents} />
      </div>
    </section>
  )
}
