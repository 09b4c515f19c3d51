import { useRef } from 'react'
import type { Closing } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import type { Crumb } from '../../ui/breadcrumb.tsx'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { DocumentList } from '../../ui/documents/document-list.tsx'
import type { DocumentView } from '../../ui/documents/document-view.ts'
import { EnquiryActions } from '../../ui/enquiry-actions.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { ItemHero } from '../../ui/item-hero.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { OtherPages, type PageLink } from '../../ui/other-pages.tsx'
import { useReveal } from '../../ui/use-reveal.ts'
import { OfferSections } from '../offer/offer-sections.tsx'
import type { OfferView } from '../offer/offer-view.ts'
import type { Material } from '../sheets/sheet-looks.ts'
import type { ItemView } from './catalogue-view.ts'
import { FeatureTable } from './feature-table.tsx'

/** The most other items that are linked here; more would be a list of their own. */
const mostOthers = 12

type ItemScreenProps = {
  item: ItemView
  offer: OfferView
  /** The list the item is in. */
  list: Crumb
  phone: string
  whatsapp: string | undefined
  /** The public origin of the site. */
  origin: string
  /** The address and accent of the specification sheet of the same name, if there is one. */
  sheet: { path: string; material: Material } | null
  /** The documents that belong to it. */
  documents: readonly DocumentView[]
  /** The other items of the list, under a title. */
  others: { title: string; pages: readonly PageLink[] }
  closing: Closing
  /** The accent without a sheet. */
  material?: Material
}

/** The page of one product or tool from the content host's list. */
export function ItemScreen(props: ItemScreenProps) {
  const { item, offer, list, phone, whatsapp, origin, sheet, documents, others, closing } = props
  const { material = sheet?.material } = props
  const screen = useRef<HTMLDivElement>(null)
  useReveal(screen)
  return (
    <div ref={screen} className={material && `material-${material}`}>
      <ItemHero
        trail={[list]}
        title={item.name}
        paragraphs={item.paragraphs}
        picture={item.picture}
        focus={item.focus}
      >
        <EnquiryActions product={item.name} phone={phone} whatsapp={whatsapp} origin={origin} />
      </ItemHero>
      {item.features.length > 0 && (
        <section aria-labelledby="features" className="wrap grid gap-8 py-band lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id="features" className="expanded text-title">
              {m.item_features()}
            </h2>
            {sheet && (
              <LocalLink to={sheet.path} className="onward mt-5 text-ore">
                {sheet.material === 'equipment' ? m.item_sheet_equipment() : m.item_sheet()}
                <ArrowIcon className="size-4" />
              </LocalLink>
            )}
          </div>
          <div data-reveal className="lg:col-span-8">
            <FeatureTable features={item.features} name={item.name} />
          </div>
        </section>
      )}
      <OfferSections offer={offer} name={item.name} sheetPath={sheet?.path ?? null} />
      {documents.length > 0 && (
        <section
          aria-labelledby="documents"
          className={`wrap grid gap-8 pb-band lg:grid-cols-12 ${item.features.length > 0 ? '' : 'pt-band'}`}
        >
          <div className="lg:col-span-4">
            <h2 id="documents" className="expanded text-title">
              {m.document_list_title()}
            </h2>
            <LocalLink to="/dokumen" className="onward mt-5 text-ore">
              {m.document_list_all()}
              <ArrowIcon className="size-4" />
            </LocalLink>
          </div>
          <div data-reveal className="lg:col-span-8">
            <DocumentList documents={documents} />
          </div>
        </section>
      )}
      <OtherPages title={others.title} pages={others.pages.slice(0, mostOthers)} />
      <CallToAction closing={closing} />
    </div>
  )
}
