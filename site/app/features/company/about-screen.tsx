import { pageName } from '../../i18n/page-name.ts'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { DocumentList } from '../../ui/documents/document-list.tsx'
import type { DocumentView, RegistrationView } from '../../ui/documents/document-view.ts'
import { RegistrationList } from '../../ui/documents/registration-list.tsx'
import { ArrowIcon } from '../../ui/icons.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { OfficeList } from '../../ui/offices/office-list.tsx'
import type { OfficeEntry } from '../../ui/offices/office-views.ts'
import { PageHero } from '../../ui/page-hero.tsx'
import type { AboutView, OnwardPage } from './company-view.ts'

type AboutTexts = 'profile' | 'services' | 'more'

type AboutScreenProps = {
  page: SitePage<AboutTexts>
  onward: readonly OnwardPage[]
  view: AboutView
  offices: OfficeEntry[]
  documents: readonly DocumentView[]
  registrations: readonly RegistrationView[]
  surveyors: readonly string[]
}

/** The company's page (specification, section 2), with links to the other pages about it. */
export function AboutScreen(props: AboutScreenProps) {
  const { page, onward, view, offices, documents, registrations, surveyors } = props
  return (
    <div>
      <PageHero
        page={{
          ...page,
          title: view.name || m.site_name(),
          intro: view.tagline || m.site_tagline(),
        }}
        name={page.title}
      />
      <section aria-labelledby="profile">
        <div className="wrap grid gap-x-8 gap-y-3 pt-opening pb-band lg:grid-cols-12">
          <h2 id="profile" className="label text-ore lg:col-span-4">
            {page.texts.profile}
          </h2>
          <div data-reveal className="grid gap-6 lg:col-span-8">
            <Description paragraphs={view.description} />
            <Services title={page.texts.services} services={view.services} />
          </div>
        </div>
      </section>
      {offices.length > 0 && <WhereWeAre offices={offices} />}
      {documents.length + registrations.length > 0 && (
        <OwnDocuments {...{ documents, registrations, surveyors }} />
      )}
      <Onward title={page.texts.more} pages={onward} />
      <CallToAction closing={page.closing} />
    </div>
  )
}

function WhereWeAre({ offices }: Pick<AboutScreenProps, 'offices'>) {
  return (
    <section aria-labelledby="offices" className="wrap pb-band">
      <h2 id="offices" className="expanded text-title">
        {m.contact_offices()}
      </h2>
      <div data-reveal className="mt-10">
        <OfficeList offices={offices} />
      </div>
    </section>
  )
}

function OwnDocuments({
  documents,
  registrations,
  surveyors,
}: Pick<AboutScreenProps, 'documents' | 'registrations' | 'surveyors'>) {
  return (
    <section
      aria-labelledby="documents"
      className="wrap grid gap-x-8 gap-y-6 pb-band lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h2 id="documents" className="expanded text-title">
          {m.document_of_company()}
        </h2>
        <LocalLink to="/dokumen" className="onward mt-3 text-ore">
          {m.document_list_all()}
          <ArrowIcon className="size-4" />
        </LocalLink>
      </div>
      <div data-reveal className="grid gap-8 lg:col-span-8">
        {registrations.length > 0 && (
          <RegistrationList registrations={registrations} surveyors={surveyors} />
        )}
        <DocumentList documents={documents} />
      </div>
    </section>
  )
}

function Description({ paragraphs }: { paragraphs: string[] }) {
  if (paragraphs.length === 0) return <p className="text-lead text-muted">{m.about_empty()}</p>
  return paragraphs.map((paragraph, index) => (
    <p
      key={paragraph}
      className={
        index === 0
          ? 'max-w-[44ch] text-statement font-stretch-[106%] font-[550]'
          : 'measure text-muted'
      }
    >
      {/* Keeps the last two words together: browsers do not balance a text of this length. */}
      {index === 0 ? paragraph.replace(/ (?=\S+$)/, '\u00a0') : paragraph}
    </p>
  ))
}

function Services({ title, services }: { title: string; services: string[] }) {
  if (services.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-6">
      <h3 className="label text-ore">{title}</h3>
      <ul className="mt-3 grid gap-2">
        {services.map((service) => (
          <li key={service} className="measure text-muted">
            {service}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to the other pages about the company. */
function Onward({ title, pages }: { title: string; pages: readonly OnwardPage[] }) {
  return (
    <section aria-labelledby="more" className="bg-paper">
      <div className="wrap py-band">
        <h2 id="more" className="expanded text-title">
          {title}
        </h2>
        <ul className="mt-10 border-b border-line">
          {pages.map(({ path, intro }) => (
            <li key={path} data-reveal className="border-t border-line">
              <LocalLink
                to={path}
                className="group grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-2 py-6 lg:grid-cols-[1fr_2fr_auto] lg:py-8"
              >
                <span className="expanded text-heading group-hover:text-ore group-hover:underline">
                  {pageName(path)}
                </span>
                <span className="text-balance text-muted max-lg:row-start-2">{intro}</span>
                <ArrowIcon className="size-6 text-ore" />
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
