import type { Locale } from '@niaga/contract/locale'
import type { FixedPath } from '@niaga/contract/pages'
import { use } from 'react'
import { hrefIn } from '../../../i18n/locale-address.ts'
import type { SitePage } from '../../../page-texts/site-page.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BodyLanguage } from '../../../ui/body-language.ts'
import { CallToAction } from '../../../ui/call-to-action.tsx'
import { itemKindAt } from '../../../ui/calls.ts'
import { DocumentList } from '../../../ui/documents/document-list.tsx'
import type { DocumentView } from '../../../ui/documents/document-view.ts'
import { MachineDrawing } from '../../../ui/drawings/machine-drawing.tsx'
import { EnquiryActions } from '../../../ui/enquiry-actions.tsx'
import { OtherPages, type PageLink } from '../../../ui/other-pages.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { Chrome } from '../../frame/chrome-view.ts'
import { GradeMatrix } from '../offer/grade-matrix.tsx'
import type { GradeMatrix as Matrix } from '../offer/grade-view.ts'
import { ItemTabs } from '../offer/item-tabs.tsx'
import { CertificateTable } from './certificate-table.tsx'
import type { MachineTypes } from './machine-types.ts'
import { SheetFiles } from './sheet-files.tsx'
import { SheetHero } from './sheet-hero.tsx'
import type { SheetView } from './sheet-lines.ts'
import { TypeCards } from './type-cards.tsx'

type SheetScreenProps = {
  sheet: SheetView
  /** Texts in the language of the sheet. */
  page: SitePage<'sheet_scale' | 'sheet_ours'>
  /** The language in which the sheet is published; the navigation may be in another. */
  language: Locale
  /** The sheet's name in the language of the navigation. */
  localName: string
  /** Address of the sheet in the default language, and of the page of its product or machine, `null` if it does not exist. */
  path: string
  offerPath: string | null
  /** Title of the sheet. */
  title: string
  /** The grades of its product, `null` without grades. */
  matrix: Matrix | null
  list: FixedPath
  /** Types of the machine, `null` if no type is drawn. */
  types: MachineTypes | null
  documents: readonly DocumentView[]
  others: readonly PageLink[]
  chrome: Chrome
  origin: string
}

/** A fixed page that shows the data of a sheet (specification, section 2). */
export function SheetScreen(props: SheetScreenProps) {
  const { sheet, page, language, localName, title, path, offerPath, matrix } = props
  const { list, types, documents, others, chrome, origin } = props
  const locale = getLocale()
  const inLanguage = { locale: language }
  return (
    <BodyLanguage value={inLanguage}>
      <div lang={language} className={`sheet material-${sheet.material}`}>
        <Letterhead chrome={chrome} address={origin + hrefIn(language, path)} />
        <SheetHero
          list={list}
          title={title}
          crumb={localName}
          description={sheet.description}
          facts={sheet.facts}
          isForeign={language !== locale}
          picture={
            sheet.drawing ? (
              <MachineDrawing name={sheet.drawing} machine={sheet.name} language={language} />
            ) : (
              <Picture
                src={sheet.picture}
                alt={sheet.alt}
                credit={sheet.credit}
                sizes="(min-width: 64rem) 30rem, 100vw"
                width={960}
                height={640}
                className="h-full"
                isFirst
              />
            )
          }
          actions={<EnquiryActions />}
          tabs={<ItemTabs offer={offerPath} sheet={path} />}
        />
        <div className="wrap grid gap-x-8 gap-y-8 py-band lg:grid-cols-12 lg:gap-y-20">
          <div className="lg:col-span-4">
            <h2 id="figures" className="expanded text-title">
              {m.item_features({}, inLanguage)}
            </h2>
            <p className="mt-5 max-w-[60ch] text-small lg:max-w-[34ch] text-muted">
              {page.texts.sheet_scale} {matrix?.specificationNote}
            </p>
            {sheet.lines.some(({ isOurs }) => isOurs) && (
              <p className="mt-3 max-w-[60ch] text-small lg:max-w-[34ch] text-muted">
                <span className="text-ore">*</span> {page.texts.sheet_ours}
              </p>
            )}
            <SheetFiles path={path} language={language} />
          </div>
          <section aria-labelledby="figures" data-reveal className="lg:col-span-8">
            <CertificateTable sheet={sheet} />
          </section>
          <h2 id="uses" className="expanded text-title max-lg:mt-8 lg:col-span-4">
            {m.sheet_uses({}, inLanguage)}
          </h2>
          <ul aria-labelledby="uses" data-reveal className="sheet-uses lg:col-span-8">
            {sheet.uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </div>
        {types && <TypeCards {...types} />}
        {matrix && <OwnData matrix={matrix} name={sheet.name} path={path} />}
        <SheetDocuments documents={documents} />
        <OtherPages title={m.sheet_others({}, inLanguage)} pages={others} />
        <CallToAction closing={page.closing} />
      </div>
    </BodyLanguage>
  )
}

/** The issuer of the sheet, only in print, where navigation and footer are hidden. */
function Letterhead({ chrome, address }: { chrome: Chrome; address: string }) {
  const { company, contact } = chrome
  const ways = [contact?.address, contact?.phone, contact?.email].filter(Boolean)
  return (
    <div className="letterhead">
      <strong>{company.name || m.site_name()}</strong>
      <span>{ways.join(' · ')}</span>
      <span>{address}</span>
    </div>
  )
}

type OwnDataProps = { matrix: Matrix; name: string; path: string }

/** All figures of all grades, on a separate page in print. */
function OwnData({ matrix, name, path }: OwnDataProps) {
  return (
    // Not a section, because print hides the sheet's other sections.
    <div className="wrap pb-band">
      <section aria-labelledby="grades" className="grade-matrix">
        <div className="h-3.5 strata text-line" />
        <h2 id="grades" className="expanded mt-14 text-title">
          {m.sheet_own_data()}
        </h2>
        <p className="mt-4 mb-8 max-w-[60ch] text-small text-muted">
          {m.sheet_own_data_lead()} {matrix.note}
        </p>
        <GradeMatrix matrix={matrix} name={name} kind={itemKindAt(path, path, matrix)} />
      </section>
    </div>
  )
}

type SheetDocumentsProps = { documents: readonly DocumentView[] }

/** Documents that prove the figures of a sheet. */
function SheetDocuments({ documents }: SheetDocumentsProps) {
  const language = use(BodyLanguage)
  if (documents.length === 0) return null
  return (
    <section
      aria-labelledby="documents"
      className="wrap grid gap-x-8 gap-y-6 pb-band lg:grid-cols-12"
    >
      <h2 id="documents" className="expanded text-title lg:col-span-4">
        {m.document_list_title({}, language)}
      </h2>
      <div data-reveal className="lg:col-span-8">
        <DocumentList documents={documents} />
      </div>
    </section>
  )
}
