import { island } from '../../islands/island.tsx'
import type { SitePage } from '../../page-texts/site-page.ts'
import { m } from '../../paraglide/messages.js'
import { CallToAction } from '../../ui/call-to-action.tsx'
import { DeskList } from '../../ui/desks/desk.tsx'
import { OfficeList } from '../../ui/offices/office-list.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { FailureNotice } from '../../ui/states/failure-notice.tsx'
import type { ContactResult, ContactView } from './contact.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactMap } from './contact-map.tsx'
import { DetailList } from './detail-list.tsx'

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
      <PageHero page={page} />
      <div className="wrap grid gap-x-8 gap-y-band pt-opening pb-band lg:grid-cols-12">
        <section aria-labelledby="form-title" className="lg:col-span-7">
          {/* What this browser has sent (ui/requested.ts), in the space above the form. */}
          <p
            data-label={m.request_title()}
            className="sent-requests -mt-11 flex min-h-11 flex-wrap items-center gap-x-5 text-small lg:-mt-12 lg:min-h-12 print:hidden"
          />
          <h2 id="form-title" className="expanded text-heading">
            {/* A link that asks for an offer leads to a form with the same name. */}
            {view.form.items.length > 0 ? m.enquiry_ask() : page.texts.form}
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
      {view.desks && (
        <Part id="desks-title" title={m.contact_people()}>
          <DeskList desks={view.desks} />
        </Part>
      )}
      {view.offices && (
        <Part id="offices-title" title={m.contact_offices()}>
          <div className="mt-8">
            <OfficeList offices={view.offices} />
          </div>
        </Part>
      )}
      {view.map && <ContactMap title={page.texts.map} map={view.map} />}
      <CallToAction closing={page.closing} />
    </div>
  )
}

type PartProps = { id: string; title: string; children: React.ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="wrap pb-band">
      <h2 id={id} className="expanded text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}
