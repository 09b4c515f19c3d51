import { island } from '../../islands/island.tsx'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { OfficeList } from '../../ui/offices/office-list.tsx'
import type { OfficeEntry } from '../../ui/offices/office-views.ts'
import { PageHero } from '../../ui/page-hero.tsx'
import { FailureNotice } from '../../ui/states/failure-notice.tsx'
import type { ContactResult, ContactView } from './contact.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactMap } from './contact-map.tsx'
import { Desk } from './desk.tsx'
import { DetailList } from './detail-list.tsx'
import type { DeskEntry } from './offices-view.ts'

const ContactFormIsland = island('contact-form', ContactForm)

type ContactScreenProps = {
  page: SitePage<'form' | 'details' | 'map'>
  view: ContactView
  /** The result of a sent message. */
  result: ContactResult | undefined
}

export function ContactScreen({ page, view, result }: ContactScreenProps) {
  return (
    <div>
      <PageHero title={page.title} lead={page.intro} picture={page.picture} alt={page.pictureAlt} />
      <div className="wrap grid gap-x-8 gap-y-band py-band lg:grid-cols-12">
        <section aria-labelledby="form-title" className="lg:col-span-7">
          <h2 id="form-title" className="expanded text-heading">
            {page.texts.form}
          </h2>
          <ContactFormIsland view={view.form} result={result} />
        </section>
        <section aria-labelledby="details-title" className="lg:col-span-4 lg:col-start-9">
          <h2 id="details-title" className="expanded text-heading">
            {page.texts.details}
          </h2>
          {view.form.details ? (
            <DetailList details={view.form.details} />
          ) : (
            <FailureNotice text={view.failure} />
          )}
        </section>
      </div>
      {view.desks && <Desks desks={view.desks} />}
      {view.offices && <Offices offices={view.offices} />}
      {view.map && <ContactMap title={page.texts.map} map={view.map} />}
      <CallToAction closing={page.closing} />
    </div>
  )
}

/** The departments and their contacts. */
function Desks({ desks }: { desks: DeskEntry[] }) {
  return (
    <section aria-labelledby="desks-title" className="wrap pb-band">
      <h2 id="desks-title" className="expanded text-heading">
        {m.contact_people()}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {desks.map((desk) => (
          <li key={desk.id}>
            <Desk desk={desk} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offices({ offices }: { offices: OfficeEntry[] }) {
  return (
    <section aria-labelledby="offices-title" className="wrap pb-band">
      <h2 id="offices-title" className="expanded text-heading">
        {m.contact_offices()}
      </h2>
      <div className="mt-8">
        <OfficeList offices={offices} />
      </div>
    </section>
  )
}
