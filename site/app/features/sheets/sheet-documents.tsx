import { m } from '../../paraglide/messages.js'
import { useBodyTexts } from '../../ui/body-texts.ts'
import { DocumentList } from '../../ui/documents/document-list.tsx'
import type { DocumentView } from '../../ui/documents/document-view.ts'

type SheetDocumentsProps = { documents: readonly DocumentView[] }

/** Documents that prove the figures of a sheet. */
export function SheetDocuments({ documents }: SheetDocumentsProps) {
  const body = useBodyTexts()
  if (documents.length === 0) return null
  return (
    <section
      aria-labelledby="documents"
      className="wrap grid gap-x-8 gap-y-6 pb-band lg:grid-cols-12"
    >
      <h2 id="documents" className="expanded text-title lg:col-span-4">
        {body.document_list_title ?? m.document_list_title()}
      </h2>
      <div data-reveal className="lg:col-span-8">
        <DocumentList documents={documents} />
      </div>
    </section>
  )
}
